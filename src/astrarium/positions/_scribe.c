/* Writes what a player sees straight into a buffer of 16-bit numbers: the compiled side of scribe.py.

   scribe.py says what each kind of line means and does the same in plain Python; a test compares the two byte by byte.
   This file knows no game: it is given lines of numbers and names, and reads the attributes of states and steps. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define UNKNOWN (-1)
#define NOBODY (-1)
#define PUBLIC 0xFFFF
#define MOST_ATTRIBUTES 256
#define MOST_PART 256
#define DIGEST 3
#define BITS 15

/* The kinds of lines, in the order of scribe.py. */
enum {
    NUMBER, SIZE, SIZES, WHOSE, ROW, ROW_WHOSE, MATRIX, ONE_OF, ONE_OF_CELL, AMONG, COUNTED, KNOWN, SLOTS, SLOTS_WHOSE,
    TOP, SECRET, DECIDES, IS, PLACE_IN, BIT, CALL, CALL_ONE, KINDS
};

/* The kinds of attributes of steps. */
enum { PART_NUMBER, PART_WHOSE, PART_COUNTS, PART_SLOTS, PART_SLOTS_WHOSE, PART_WIDE, PART_KINDS };

/* How an attribute is read: a compiled class has a getter that can be called without looking it up. */
typedef struct {
    PyObject *name;
    PyTypeObject *type;
    getter get;
    void *closure;
} Attribute;

typedef struct {
    int kind, of_row;
    Py_ssize_t offset, width, stride, first, step, size, inner;
    int attribute, beside; /* places among the attributes of the state, or -1 */
    PyObject *call, *screen;
} Line;

typedef struct {
    int each_seat;
    Py_ssize_t offset, width, lines, first_line;
} Block;

typedef struct {
    int kind;
    Py_ssize_t offset, size;
    Attribute attribute;
} Part;

typedef struct {
    PyTypeObject *type;
    int sort, is_choice, hidden, secret, parts;
    Part *part;
} Sort;

typedef struct {
    PyObject_HEAD
    Py_ssize_t width, seats, steps_offset, level_width, levels;
    Py_ssize_t line_count, block_count, attribute_count, sort_count;
    Line *lines;
    Block *blocks;
    Attribute *attributes;
    Sort *sorts;
    PyObject *sort_places; /* type -> place in sorts */
    Attribute choice, stack, player_of_choice, players, sides;
    PyObject *waits_for;
} Scribe;

/* What one observation is made from. */
typedef struct {
    Scribe *scribe;
    PyObject *state;
    int16_t *row;
    long player, sides, waiting;
    PyObject *values[MOST_ATTRIBUTES]; /* attributes that were read already */
} Look;

static PyObject *
read_attribute(Attribute *attribute, PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    if (attribute->type != type) {
        PyObject *found = PyObject_GetAttr((PyObject *)type, attribute->name);
        attribute->type = type;
        attribute->get = NULL;
        if (found == NULL) {
            PyErr_Clear(); /* an attribute of the instance alone */
        } else {
            if (Py_TYPE(found) == &PyGetSetDescr_Type) {
                PyGetSetDef *definition = ((PyGetSetDescrObject *)found)->d_getset;
                attribute->get = definition->get;
                attribute->closure = definition->closure;
            }
            Py_DECREF(found);
        }
    }
    if (attribute->get != NULL) {
        return attribute->get(object, attribute->closure);
    }
    return PyObject_GetAttr(object, attribute->name);
}

/* Nearly all numbers are small, and asking for them by a call takes longer than writing them. */
static inline int
is_small(PyObject *value, long *found)
{
    if (!PyLong_CheckExact(value)) {
        return 0;
    }
#if PY_VERSION_HEX >= 0x030C0000
    if (!PyUnstable_Long_IsCompact((PyLongObject *)value)) {
        return 0;
    }
    *found = (long)PyUnstable_Long_CompactValue((PyLongObject *)value);
    return 1;
#else
    Py_ssize_t digits = Py_SIZE(value);
    if (digits < -1 || digits > 1) {
        return 0;
    }
    *found = (long)(digits * (Py_ssize_t)((PyLongObject *)value)->ob_digit[0]);
    return 1;
#endif
}

static inline int
as_long(PyObject *value, long *found)
{
    if (is_small(value, found)) {
        return 0;
    }
    *found = PyLong_AsLong(value);
    return *found == -1 && PyErr_Occurred() ? -1 : 0;
}

static int
read_long(Attribute *attribute, PyObject *object, long *found)
{
    PyObject *value = read_attribute(attribute, object);
    if (value == NULL) {
        return -1;
    }
    int failed = as_long(value, found);
    Py_DECREF(value);
    return failed;
}

/* A borrowed reference: an attribute of the state is read once for an observation, however many seats it is told of. */
static PyObject *
value_of(Look *look, int place)
{
    if (look->values[place] == NULL) {
        look->values[place] = read_attribute(&look->scribe->attributes[place], look->state);
    }
    return look->values[place];
}

static int
long_of(Look *look, int place, long *found)
{
    PyObject *value = value_of(look, place);
    return value == NULL ? -1 : as_long(value, found);
}

static int16_t
whose(long other, long player, long sides)
{
    return other < 0 ? UNKNOWN : (int16_t)(((other - player) % sides + sides) % sides);
}

static int
knows(long mask, long viewer)
{
    return viewer == NOBODY ? mask == PUBLIC : (mask >> viewer & 1);
}

static int
too_short(Py_ssize_t length, Py_ssize_t first, Py_ssize_t size)
{
    if (first < 0 || first + size > length) {
        PyErr_Format(PyExc_IndexError, "a row of %zd numbers from %zd does not fit into %zd", size, first, length);
        return 1;
    }
    return 0;
}

/* Numbers of a list or tuple, each `stride` places after the one before. */
static int
copy_items(Look *look, PyObject *from, Py_ssize_t first, Py_ssize_t size, int16_t *row, Py_ssize_t stride, int by_seat)
{
    PyObject **items;
    if (PyList_CheckExact(from) || PyTuple_CheckExact(from)) {
        if (too_short(Py_SIZE(from), first, size)) {
            return -1;
        }
        items = PySequence_Fast_ITEMS(from);
    } else {
        PyErr_Format(PyExc_TypeError, "%.80s is no list of numbers", Py_TYPE(from)->tp_name);
        return -1;
    }
    for (Py_ssize_t place = 0; place < size; place++) {
        long number;
        if (as_long(items[first + place], &number) < 0) {
            return -1;
        }
        row[place * stride] = by_seat ? whose(number, look->player, look->sides) : (int16_t)number;
    }
    return 0;
}

static void
fill(int16_t *row, Py_ssize_t size, int16_t number)
{
    for (Py_ssize_t place = 0; place < size; place++) {
        row[place] = number;
    }
}

static int
slots(Look *look, PyObject *things, Py_ssize_t size, int16_t *row, int by_seat, int all)
{
    if (!PyList_CheckExact(things) && !PyTuple_CheckExact(things)) {
        PyErr_SetString(PyExc_TypeError, "slots are of a list or tuple");
        return -1;
    }
    Py_ssize_t there = Py_SIZE(things) < size ? Py_SIZE(things) : size;
    if (all && Py_SIZE(things) > size) {
        PyErr_Format(PyExc_ValueError, "%zd things are more than the %zd that were declared", Py_SIZE(things), size);
        return -1;
    }
    fill(row + there, size - there, UNKNOWN);
    return copy_items(look, things, 0, there, row, 1, by_seat);
}

/* Which, or how many of each, of the things from `first` on. */
static int
count_things(PyObject *things, long first, Py_ssize_t size, int16_t *row, int only_which)
{
    if (!PyList_CheckExact(things)) {
        PyErr_SetString(PyExc_TypeError, "things are counted in a list");
        return -1;
    }
    fill(row, size, 0);
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(things); place++) {
        long thing;
        if (as_long(PyList_GET_ITEM(things, place), &thing) < 0) {
            return -1;
        }
        thing -= first;
        if (thing >= 0 && thing < size) {
            row[thing] = only_which ? 1 : row[thing] + 1;
        }
    }
    return 0;
}

static int
known_things(Look *look, PyObject *cards, PyObject *masks, long owner, Py_ssize_t size, int16_t *row)
{
    if (owner == look->player) {
        return count_things(cards, 0, size, row, 0);
    }
    if (!PyList_CheckExact(cards) || !PyList_CheckExact(masks) || PyList_GET_SIZE(cards) != PyList_GET_SIZE(masks)) {
        PyErr_SetString(PyExc_TypeError, "a hand and its masks are two lists of one length");
        return -1;
    }
    fill(row, size, 0);
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(cards); place++) {
        long mask, card;
        if (as_long(PyList_GET_ITEM(masks, place), &mask) < 0 || as_long(PyList_GET_ITEM(cards, place), &card) < 0) {
            return -1;
        }
        if (knows(mask, look->player) && card >= 0 && card < size) {
            row[card] += 1;
        }
    }
    return 0;
}

static int
top_cards(Look *look, PyObject *deck, Py_ssize_t size, int16_t *row)
{
    int failed = -1;
    PyObject *cards = PyObject_GetAttrString(deck, "cards");
    PyObject *known = PyObject_GetAttrString(deck, "known");
    if (cards == NULL || known == NULL || !PyList_CheckExact(cards) || !PyList_CheckExact(known)) {
        if (!PyErr_Occurred()) {
            PyErr_SetString(PyExc_TypeError, "a deck has a list of cards and one of masks");
        }
        goto done;
    }
    fill(row, size, UNKNOWN);
    Py_ssize_t top = PyList_GET_SIZE(cards) - 1;
    for (Py_ssize_t depth = 0; depth < size && depth <= top; depth++) {
        long mask, card;
        if (as_long(PyList_GET_ITEM(known, top - depth), &mask) < 0
            || as_long(PyList_GET_ITEM(cards, top - depth), &card) < 0) {
            goto done;
        }
        if (knows(mask, look->player)) {
            row[depth] = (int16_t)card;
        }
    }
    failed = 0;
done:
    Py_XDECREF(cards);
    Py_XDECREF(known);
    return failed;
}

static PyObject *
ask(Look *look, PyObject *function, long seat, int in_seat)
{
    PyObject *player = PyLong_FromLong(look->player);
    PyObject *other = in_seat ? PyLong_FromLong(seat) : NULL;
    PyObject *found = NULL;
    if (player != NULL && (!in_seat || other != NULL)) {
        PyObject *arguments[3] = {look->state, in_seat ? other : player, player};
        found = PyObject_Vectorcall(function, arguments, in_seat ? 3 : 2, NULL);
    }
    Py_XDECREF(player);
    Py_XDECREF(other);
    return found;
}

/* The list itself or, of a list for each seat, that of the seat. */
static PyObject *
list_of(Look *look, int place, int of_row, long seat)
{
    PyObject *value = value_of(look, place);
    if (value == NULL || !of_row) {
        return value;
    }
    if (!PyList_CheckExact(value) || seat >= PyList_GET_SIZE(value)) {
        PyErr_SetString(PyExc_TypeError, "there is no list for that seat");
        return NULL;
    }
    return PyList_GET_ITEM(value, seat);
}

static int
write_called(Look *look, Line *line, int16_t *row, long seat, int in_seat)
{
    PyObject *found = ask(look, line->call, seat, in_seat);
    if (found == NULL) {
        return -1;
    }
    int failed;
    if (line->kind == CALL_ONE) {
        long number;
        failed = as_long(found, &number);
        row[0] = (int16_t)number;
    } else if (PyObject_Size(found) != line->width) {
        if (!PyErr_Occurred()) {
            PyErr_Format(PyExc_ValueError, "%R gave %zd numbers, not %zd", line->call, PyObject_Size(found), line->width);
        }
        failed = -1;
    } else {
        failed = copy_items(look, found, 0, line->width, row, 1, 0);
    }
    Py_DECREF(found);
    return failed;
}

static int
write_sizes(PyObject *lists, Py_ssize_t width, int16_t *row)
{
    if (!PyList_CheckExact(lists) || PyList_GET_SIZE(lists) != width) {
        PyErr_SetString(PyExc_TypeError, "there are other lists than declared");
        return -1;
    }
    for (Py_ssize_t place = 0; place < width; place++) {
        Py_ssize_t size = PyObject_Size(PyList_GET_ITEM(lists, place));
        if (size < 0) {
            return -1;
        }
        row[place] = (int16_t)size;
    }
    return 0;
}

/* Lines that tell one thing of an attribute that is a number. */
static int
write_number(Look *look, Line *line, int16_t *row, long seat)
{
    long number, mask;
    if (long_of(look, line->attribute, &number) < 0) {
        return -1;
    }
    switch (line->kind) {
    case NUMBER: row[0] = (int16_t)number; return 0;
    case WHOSE: row[0] = whose(number, look->player, look->sides); return 0;
    case IS: row[0] = number == seat; return 0;
    case BIT: row[0] = (int16_t)(number >> seat & 1); return 0;
    case ONE_OF:
        fill(row, line->width, 0);
        if (number >= 0 && number < line->width) {
            row[number] = 1;
        }
        return 0;
    default: /* SECRET */
        if (long_of(look, line->beside, &mask) < 0) {
            return -1;
        }
        row[0] = number != NOBODY && knows(mask, look->player) ? (int16_t)number : UNKNOWN;
        return 0;
    }
}

static int
write_matrix(Look *look, Line *line, PyObject *numbers, int16_t *row, long seat)
{
    for (Py_ssize_t place = 0; place < line->size; place++) {
        Py_ssize_t first = place * line->step + seat * line->inner;
        if (copy_items(look, numbers, first, line->inner, row + place * line->inner, 1, 0) < 0) {
            return -1;
        }
    }
    return 0;
}

static int
place_in(PyObject *order, long seat, int16_t *row)
{
    if (!PyList_CheckExact(order)) {
        PyErr_SetString(PyExc_TypeError, "an order is a list");
        return -1;
    }
    row[0] = UNKNOWN;
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(order); place++) {
        long other;
        if (as_long(PyList_GET_ITEM(order, place), &other) < 0) {
            return -1;
        }
        if (other == seat) {
            row[0] = (int16_t)place;
            return 0;
        }
    }
    return 0;
}

/* Lines that tell of an attribute that is a list. */
static int
write_list(Look *look, Line *line, int16_t *row, long seat)
{
    PyObject *list = list_of(look, line->attribute, line->of_row, seat);
    if (list == NULL) {
        return -1;
    }
    Py_ssize_t first = line->first + seat * line->step;
    switch (line->kind) {
    case SIZE: {
        Py_ssize_t size = PyObject_Size(list);
        row[0] = (int16_t)size;
        return size < 0 ? -1 : 0;
    }
    case SIZES: return write_sizes(list, line->width, row);
    case ROW: return copy_items(look, list, first, line->size, row, line->stride, 0);
    case ROW_WHOSE: return copy_items(look, list, first, line->size, row, line->stride, 1);
    case MATRIX: return write_matrix(look, line, list, row, seat);
    case ONE_OF_CELL: {
        int16_t thing;
        if (copy_items(look, list, seat, 1, &thing, 1, 0) < 0) {
            return -1;
        }
        fill(row, line->width, 0);
        if (thing >= 0 && thing < line->width) {
            row[thing] = 1;
        }
        return 0;
    }
    case AMONG: return count_things(list, (long)line->first, line->width, row, 1);
    case COUNTED: return count_things(list, (long)line->first, line->width, row, 0);
    case KNOWN: {
        PyObject *masks = list_of(look, line->beside, line->of_row, seat);
        return masks == NULL ? -1 : known_things(look, list, masks, seat, line->width, row);
    }
    case SLOTS: return slots(look, list, line->width, row, 0, 0);
    case SLOTS_WHOSE: return slots(look, list, line->width, row, 1, 0);
    case TOP: return top_cards(look, list, line->width, row);
    default: return place_in(list, seat, row); /* PLACE_IN */
    }
}

static int
write_line(Look *look, Line *line, int16_t *row, long seat, int in_seat)
{
    if (line->screen != NULL) {
        PyObject *answer = ask(look, line->screen, seat, in_seat);
        if (answer == NULL) {
            return -1;
        }
        int hides = PyObject_IsTrue(answer);
        Py_DECREF(answer);
        if (hides != 0) {
            fill(row, line->width, UNKNOWN);
            return hides < 0 ? -1 : 0;
        }
    }
    switch (line->kind) {
    case DECIDES: row[0] = look->waiting == seat; return 0;
    case CALL:
    case CALL_ONE: return write_called(look, line, row, seat, in_seat);
    case NUMBER:
    case WHOSE:
    case IS:
    case BIT:
    case ONE_OF:
    case SECRET: return write_number(look, line, row, seat);
    default: return write_list(look, line, row, seat);
    }
}

static int
write_block(Look *look, Block *block)
{
    Scribe *scribe = look->scribe;
    Py_ssize_t blocks = block->each_seat ? look->sides : 1;
    if (block->each_seat && scribe->seats > look->sides) {
        fill(look->row + block->offset + look->sides * block->width, (scribe->seats - look->sides) * block->width, UNKNOWN);
    }
    for (Py_ssize_t number = 0; number < blocks; number++) {
        /* Outside of the blocks of seats there is none: rows begin at their first number. */
        long seat = block->each_seat ? (look->player + number) % look->sides : 0;
        int16_t *row = look->row + block->offset + number * block->width;
        for (Py_ssize_t place = 0; place < block->lines; place++) {
            Line *line = &scribe->lines[block->first_line + place];
            if (write_line(look, line, row + line->offset, seat, block->each_seat) < 0) {
                return -1;
            }
        }
    }
    return 0;
}

static Sort *
sort_of(Scribe *scribe, PyObject *step)
{
    PyObject *place = PyDict_GetItemWithError(scribe->sort_places, (PyObject *)Py_TYPE(step));
    if (place == NULL) {
        if (!PyErr_Occurred()) {
            PyErr_Format(PyExc_ValueError, "%.80s is not a step of this game", Py_TYPE(step)->tp_name);
        }
        return NULL;
    }
    return &scribe->sorts[PyLong_AsLong(place)];
}

static int
write_part(Look *look, Part *part, PyObject *step, int16_t *row)
{
    PyObject *value = read_attribute(&part->attribute, step);
    if (value == NULL) {
        return -1;
    }
    int failed = 0;
    long number;
    switch (part->kind) {
    case PART_NUMBER:
    case PART_WHOSE:
        failed = as_long(value, &number);
        row[0] = part->kind == PART_WHOSE ? whose(number, look->player, look->sides) : (int16_t)number;
        break;
    case PART_WIDE:
        failed = as_long(value, &number);
        row[0] = (int16_t)(number < 0 ? UNKNOWN : number >> BITS);
        row[1] = (int16_t)(number < 0 ? UNKNOWN : number & ((1 << BITS) - 1));
        break;
    case PART_COUNTS: failed = copy_items(look, value, 0, part->size, row, 1, 0); break;
    default:
        if (PyLong_Check(value)) { /* some steps have one where others have several */
            fill(row, part->size, UNKNOWN);
            failed = as_long(value, &number);
            row[0] = part->kind == PART_SLOTS_WHOSE ? whose(number, look->player, look->sides) : (int16_t)number;
        } else {
            failed = slots(look, value, part->size, row, part->kind == PART_SLOTS_WHOSE, 1);
        }
        break;
    }
    Py_DECREF(value);
    return failed;
}

static void
digest_numbers(uint64_t *digest, const int16_t *numbers, Py_ssize_t size)
{
    for (Py_ssize_t place = 0; place < size; place++) {
        *digest = (*digest ^ (uint64_t)(uint16_t)numbers[place]) * UINT64_C(1099511628211);
    }
}

static uint64_t
stirred(uint64_t digest)
{
    digest = (digest ^ digest >> 33) * UINT64_C(0xFF51AFD7ED558CCD);
    digest = (digest ^ digest >> 33) * UINT64_C(0xC4CEB9FE1A85EC53);
    return digest ^ digest >> 33;
}

/* A step as one level of what the rules still have to do or, without a row, as a part of the digest of those below;
   1 if the player may know of it, 0 if not. */
static int
write_step(Look *look, PyObject *step, int16_t *row, uint64_t *digest)
{
    int16_t scratch[MOST_PART];
    Scribe *scribe = look->scribe;
    Sort *sort = sort_of(scribe, step);
    if (sort == NULL) {
        return -1;
    }
    int whole = 1;
    if (sort->is_choice && (sort->hidden || sort->secret)) {
        long player;
        if (read_long(&scribe->player_of_choice, step, &player) < 0) {
            return -1;
        }
        if (player != look->player) {
            if (sort->hidden) {
                return 0;
            }
            whole = 0;
        }
    }
    int16_t number = (int16_t)sort->sort;
    if (row != NULL) {
        row[0] = number;
    } else {
        digest_numbers(digest, &number, 1);
    }
    /* Of a secret decision of somebody else only who decides, which is the first attribute of every choice. */
    int parts = whole ? sort->parts : 1;
    for (int place = 0; place < parts; place++) {
        Part *part = &sort->part[place];
        if (write_part(look, part, step, row != NULL ? row + part->offset : scratch) < 0) {
            return -1;
        }
        if (row == NULL) {
            digest_numbers(digest, scratch, part->size);
        }
    }
    return 1;
}

/* The question, and what the rules do after it: one level each, the next first. */
static int
write_steps(Look *look)
{
    Scribe *scribe = look->scribe;
    int16_t *row = look->row + scribe->steps_offset;
    int16_t *rest = row + 1 + scribe->levels * scribe->level_width;
    uint64_t digest = UINT64_C(14695981039346656037);
    fill(row, rest - row, UNKNOWN);
    fill(rest, DIGEST, 0);
    row[0] = 0;
    if (look->waiting == NOBODY) {
        return 0;
    }
    PyObject *choice = read_attribute(&scribe->choice, look->state);
    PyObject *stack = read_attribute(&scribe->stack, look->state);
    int failed = choice == NULL || stack == NULL || !PyList_CheckExact(stack) ? -1 : 0;
    Py_ssize_t levels = 0;
    Py_ssize_t waiting = failed ? 0 : PyList_GET_SIZE(stack);
    for (Py_ssize_t place = waiting; !failed && place >= 0; place--) {
        PyObject *step = place == waiting ? choice : PyList_GET_ITEM(stack, place);
        int16_t *level = levels < scribe->levels ? row + 1 + levels * scribe->level_width : NULL;
        int told = write_step(look, step, level, &digest);
        failed = told < 0 ? -1 : 0;
        levels += told > 0;
    }
    row[0] = (int16_t)levels;
    digest = stirred(digest);
    for (int place = 0; levels > scribe->levels && place < DIGEST; place++) {
        rest[place] = (int16_t)(digest >> (64 - (place + 1) * BITS) & ((1 << BITS) - 1));
    }
    Py_XDECREF(choice);
    Py_XDECREF(stack);
    return failed;
}

static int
write_all(Look *look)
{
    Scribe *scribe = look->scribe;
    PyObject *player = PyLong_FromLong(look->player);
    PyObject *arguments[2] = {look->state, player};
    PyObject *waiting = player == NULL ? NULL : PyObject_VectorcallMethod(scribe->waits_for, arguments, 2, NULL);
    Py_XDECREF(player);
    if (waiting == NULL) {
        return -1;
    }
    int failed = as_long(waiting, &look->waiting);
    Py_DECREF(waiting);
    for (Py_ssize_t place = 0; !failed && place < scribe->block_count; place++) {
        failed = write_block(look, &scribe->blocks[place]);
    }
    if (!failed && scribe->levels > 0) {
        failed = write_steps(look);
    }
    for (Py_ssize_t place = 0; place < scribe->attribute_count; place++) {
        Py_CLEAR(look->values[place]);
    }
    return failed;
}

/* A part of a buffer that may be written to. */
static int
part_of(PyObject *object, Py_buffer *buffer, Py_ssize_t first, Py_ssize_t bytes)
{
    if (PyObject_GetBuffer(object, buffer, PyBUF_WRITABLE) < 0) {
        return -1;
    }
    if (first < 0 || first + bytes > buffer->len) {
        PyErr_Format(PyExc_IndexError, "%zd bytes from %zd on do not fit into %zd", bytes, first, buffer->len);
        PyBuffer_Release(buffer);
        return -1;
    }
    return 0;
}

static PyObject *
scribe_write(Scribe *self, PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "write takes a state, a player, a buffer and the place of its first number");
        return NULL;
    }
    Look look;
    look.scribe = self;
    look.state = arguments[0];
    look.waiting = NOBODY;
    memset(look.values, 0, self->attribute_count * sizeof(PyObject *));
    Py_ssize_t first = PyLong_AsSsize_t(arguments[3]);
    if ((first == -1 && PyErr_Occurred()) || as_long(arguments[1], &look.player) < 0
        || read_long(&self->sides, look.state, &look.sides) < 0) {
        return NULL;
    }
    long players;
    if (read_long(&self->players, look.state, &players) < 0) {
        return NULL;
    }
    if (look.player < 0 || look.player >= players || look.sides > self->seats) {
        PyErr_Format(PyExc_ValueError, "player %ld does not sit at a table of %ld, or it is too large for %zd seats",
                     look.player, players, self->seats);
        return NULL;
    }
    Py_buffer buffer;
    if (part_of(arguments[2], &buffer, first * 2, self->width * 2) < 0) {
        return NULL;
    }
    look.row = (int16_t *)buffer.buf + first;
    int failed = write_all(&look);
    PyBuffer_Release(&buffer);
    if (failed) {
        return NULL;
    }
    Py_RETURN_NONE;
}

/* Building */

static int
read_line(Line *line, PyObject *given)
{
    int attribute, beside;
    PyObject *call, *screen;
    if (!PyArg_ParseTuple(given, "iinnnnnnniiOO", &line->kind, &line->of_row, &line->offset, &line->width, &line->stride,
                          &line->first, &line->step, &line->size, &line->inner, &attribute, &beside, &call, &screen)) {
        return -1;
    }
    if (line->kind < 0 || line->kind >= KINDS) {
        PyErr_Format(PyExc_ValueError, "there is no line of kind %d", line->kind);
        return -1;
    }
    line->attribute = attribute;
    line->beside = beside;
    line->call = call == Py_None ? NULL : Py_NewRef(call);
    line->screen = screen == Py_None ? NULL : Py_NewRef(screen);
    return 0;
}

static int
read_lines(Scribe *self, PyObject *lines, PyObject *blocks)
{
    self->line_count = PyList_GET_SIZE(lines);
    self->lines = PyMem_Calloc(self->line_count + 1, sizeof(Line));
    self->block_count = PyList_GET_SIZE(blocks);
    self->blocks = PyMem_Calloc(self->block_count + 1, sizeof(Block));
    if (self->lines == NULL || self->blocks == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t place = 0; place < self->line_count; place++) {
        if (read_line(&self->lines[place], PyList_GET_ITEM(lines, place)) < 0) {
            return -1;
        }
    }
    for (Py_ssize_t place = 0; place < self->block_count; place++) {
        Block *block = &self->blocks[place];
        if (!PyArg_ParseTuple(PyList_GET_ITEM(blocks, place), "pnnnn", &block->each_seat, &block->offset, &block->width,
                              &block->first_line, &block->lines)) {
            return -1;
        }
    }
    return 0;
}

static int
read_names(Scribe *self, PyObject *names)
{
    self->attribute_count = PyList_GET_SIZE(names);
    self->attributes = PyMem_Calloc(self->attribute_count + 1, sizeof(Attribute));
    if (self->attributes == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    if (self->attribute_count > MOST_ATTRIBUTES) {
        PyErr_Format(PyExc_ValueError, "%zd attributes are more than %d", self->attribute_count, MOST_ATTRIBUTES);
        return -1;
    }
    for (Py_ssize_t place = 0; place < self->attribute_count; place++) {
        self->attributes[place].name = Py_NewRef(PyList_GET_ITEM(names, place));
    }
    return 0;
}

static int
read_sort(Sort *sort, PyObject *given)
{
    PyObject *type, *parts;
    if (!PyArg_ParseTuple(given, "OipppO!", &type, &sort->sort, &sort->is_choice, &sort->hidden, &sort->secret,
                          &PyList_Type, &parts)) {
        return -1;
    }
    sort->type = (PyTypeObject *)Py_NewRef(type);
    sort->part = PyMem_Calloc(PyList_GET_SIZE(parts) + 1, sizeof(Part));
    if (sort->part == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(parts); place++) {
        Part *part = &sort->part[place];
        PyObject *name;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(parts, place), "iUnn", &part->kind, &name, &part->offset, &part->size)) {
            return -1;
        }
        if (part->kind < 0 || part->kind >= PART_KINDS) {
            PyErr_Format(PyExc_ValueError, "there is no part of kind %d", part->kind);
            return -1;
        }
        if (part->size > MOST_PART) {
            PyErr_Format(PyExc_ValueError, "%zd numbers are more than %d", part->size, MOST_PART);
            return -1;
        }
        part->attribute.name = Py_NewRef(name);
        sort->parts++;
    }
    return 0;
}

static int
read_sorts(Scribe *self, PyObject *sorts)
{
    self->sort_count = PyList_GET_SIZE(sorts);
    self->sorts = PyMem_Calloc(self->sort_count + 1, sizeof(Sort));
    self->sort_places = PyDict_New();
    if (self->sorts == NULL || self->sort_places == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t place = 0; place < self->sort_count; place++) {
        if (read_sort(&self->sorts[place], PyList_GET_ITEM(sorts, place)) < 0) {
            return -1;
        }
        PyObject *number = PyLong_FromSsize_t(place);
        int failed = number == NULL
            || PyDict_SetItem(self->sort_places, (PyObject *)self->sorts[place].type, number) < 0;
        Py_XDECREF(number);
        if (failed) {
            return -1;
        }
    }
    return 0;
}

static int
scribe_init(Scribe *self, PyObject *arguments, PyObject *keywords)
{
    PyObject *names, *lines, *blocks, *sorts;
    if (self->lines != NULL) {
        PyErr_SetString(PyExc_TypeError, "a scribe is made once");
        return -1;
    }
    if (!PyArg_ParseTuple(arguments, "nnnnnO!O!O!O!", &self->width, &self->seats, &self->steps_offset,
                          &self->level_width, &self->levels, &PyList_Type, &names, &PyList_Type, &lines, &PyList_Type,
                          &blocks, &PyList_Type, &sorts)) {
        return -1;
    }
    self->choice.name = PyUnicode_InternFromString("choice");
    self->stack.name = PyUnicode_InternFromString("stack");
    self->player_of_choice.name = PyUnicode_InternFromString("player");
    self->players.name = PyUnicode_InternFromString("players");
    self->sides.name = PyUnicode_InternFromString("sides");
    self->waits_for = PyUnicode_InternFromString("waits_for");
    if (!self->choice.name || !self->stack.name || !self->player_of_choice.name || !self->players.name
        || !self->sides.name || !self->waits_for) {
        return -1;
    }
    return read_names(self, names) < 0 || read_lines(self, lines, blocks) < 0 || read_sorts(self, sorts) < 0 ? -1 : 0;
}

static void
scribe_dealloc(Scribe *self)
{
    for (Py_ssize_t place = 0; self->lines != NULL && place < self->line_count; place++) {
        Py_XDECREF(self->lines[place].call);
        Py_XDECREF(self->lines[place].screen);
    }
    for (Py_ssize_t place = 0; self->attributes != NULL && place < self->attribute_count; place++) {
        Py_XDECREF(self->attributes[place].name);
    }
    for (Py_ssize_t place = 0; self->sorts != NULL && place < self->sort_count; place++) {
        Sort *sort = &self->sorts[place];
        Py_XDECREF((PyObject *)sort->type);
        for (int part = 0; part < sort->parts; part++) {
            Py_XDECREF(sort->part[part].attribute.name);
        }
        PyMem_Free(sort->part);
    }
    Py_XDECREF(self->sort_places);
    Py_XDECREF(self->choice.name);
    Py_XDECREF(self->stack.name);
    Py_XDECREF(self->player_of_choice.name);
    Py_XDECREF(self->players.name);
    Py_XDECREF(self->sides.name);
    Py_XDECREF(self->waits_for);
    PyMem_Free(self->lines);
    PyMem_Free(self->blocks);
    PyMem_Free(self->attributes);
    PyMem_Free(self->sorts);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef scribe_methods[] = {
    {"write", (PyCFunction)(void (*)(void))scribe_write, METH_FASTCALL,
     "write(state, player, buffer, first): what the player sees, as 16-bit numbers from the place `first` on."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject ScribeType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "astrarium.positions._scribe.Scribe",
    .tp_doc = "Writes what a player sees into a buffer. See scribe.py.",
    .tp_basicsize = sizeof(Scribe),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)scribe_init,
    .tp_dealloc = (destructor)scribe_dealloc,
    .tp_methods = scribe_methods,
};

/* mask(options, buffer, first, atoms): a byte for each atom, 1 for those that are open. */
static PyObject *
mask(PyObject *module, PyObject *const *arguments, Py_ssize_t count)
{
    if (count != 4 || !PyList_CheckExact(arguments[0])) {
        PyErr_SetString(PyExc_TypeError, "mask takes a list of options, a buffer, the place of its first byte and a size");
        return NULL;
    }
    Py_ssize_t first = PyLong_AsSsize_t(arguments[2]);
    Py_ssize_t atoms = PyLong_AsSsize_t(arguments[3]);
    if (PyErr_Occurred()) {
        return NULL;
    }
    Py_buffer buffer;
    if (part_of(arguments[1], &buffer, first, atoms) < 0) {
        return NULL;
    }
    char *row = (char *)buffer.buf + first;
    memset(row, 0, atoms);
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(arguments[0]); place++) {
        long atom = PyLong_AsLong(PyList_GET_ITEM(arguments[0], place));
        if (atom < 0 || atom >= atoms) {
            if (!PyErr_Occurred()) {
                PyErr_Format(PyExc_IndexError, "there is no atom %ld", atom);
            }
            PyBuffer_Release(&buffer);
            return NULL;
        }
        row[atom] = 1;
    }
    PyBuffer_Release(&buffer);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"mask", (PyCFunction)(void (*)(void))mask, METH_FASTCALL,
     "mask(options, buffer, first, atoms): a byte for each atom, 1 for those that are open."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_scribe",
    .m_doc = "Observations and masks, written straight into buffers.",
    .m_size = -1,
    .m_methods = functions,
};

PyMODINIT_FUNC
PyInit__scribe(void)
{
    if (PyType_Ready(&ScribeType) < 0) {
        return NULL;
    }
    PyObject *module = PyModule_Create(&definition);
    if (module == NULL || PyModule_AddObjectRef(module, "Scribe", (PyObject *)&ScribeType) < 0) {
        Py_XDECREF(module);
        return NULL;
    }
    return module;
}
