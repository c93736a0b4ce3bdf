import fc from 'fast-check';
import type { FastifySchema } from 'fastify';
import type { z } from 'zod';
import { isOfDesk } from './desk-callers.ts';
import { fieldsOf, valuesFor } from './schema-arbitrary.ts';
import { type FieldEdit, fieldEdits } from './spoilt-fields.ts';

/** A request to one route, before it is known who sends it: `@email@` and the like stand for what is theirs. */
export interface HostileRequest {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** What it changes of a right request, where one is known, instead of sending `body`. */
  changes: object | undefined;
  /** Where texts of a place or settings are sent: how they are spoilt, instead. */
  edits: FieldEdit[] | undefined;
}

/** Stands for what the caller has or is, so that what is sent is now and then right. */
export const HERS = ['@email@', '@password@', '@id@', '@token@', '@purchase@', '@session@', '@today@', '@sitter@'];

/** What stands in these places of an address, where it is right. */
const RIGHT_IN_PATH: Readonly<Record<string, string[]>> = {
  ':id': ['@id@'],
  ':token': ['@calendar@', '@stop@', '@sittercalendar@'],
  ':version': ['0', '1', '2'],
};

const HOSTILE_TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '\u202etxt.exe',
  "'; drop table workout_session; --",
  '{{constructor.constructor("return 1")()}}',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%s%n%00',
  'NaN',
  '1e400',
  '0000-01-01',
  '9999-12-31',
  '🏋️‍♀️'.repeat(300),
  'x'.repeat(20_000),
];
const HOSTILE_NUMBERS = [-1, 0, 0.1, 2 ** 31, 2 ** 53, 2 ** 60, -(2 ** 63), 1e308, -1e308];

const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

const anything = fc.oneof(
  fc.constantFrom(...HERS),
  hostileText,
  fc.constantFrom<unknown>(...HOSTILE_NUMBERS, null, true, false, [], {}, [[]], { $gt: '' }, { length: 1e9 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** As it would stand in an address; an object may have a `toString` of its own that is no function. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** Requests for a route with this pattern and these schemas. */
export function requestsFor(url: string, schema: FastifySchema): fc.Arbitrary<HostileRequest> {
  const asked = schema.body as z.ZodType | undefined;
  const body = asked === undefined ? unasked : bodies(asked);
  const own = fc.constant(undefined);
  const changes =
    asked === undefined ? own : fc.oneof({ weight: 9, arbitrary: own }, { weight: 1, arbitrary: changesOf(asked, 0) });
  const sendsTexts = asked !== undefined && fieldsOf(asked).some((name) => name === 'fields' || name === 'changes');
  const edits = sendsTexts ? fc.option(fieldEdits(fc.oneof(fc.string(), hostileText)), { nil: undefined }) : own;
  const query = queries(schema.querystring as z.ZodType | undefined);
  return fc
    .record({ path: paths(url), query, headers, body, changes, edits })
    .map(({ path, query, ...sent }) => ({ path: `${path}${query}`, ...sent }));
}

/** Every place for an id holds theirs most of the time, or nobody would get past the door. */
function paths(url: string): fc.Arbitrary<string> {
  const parts = url.split('/').map((part) => {
    if (part === '*') return fc.webPath();
    if (!part.startsWith(':')) return fc.constant(part);
    const right = fc.constantFrom(...(RIGHT_IN_PATH[part] ?? (isOfDesk(url) ? [`@${part}@`] : HERS)));
    const wrong = fc.oneof(
      anything.map((value) => encodeURIComponent(asText(value))),
      fc.constantFrom('%zz', '%00', '..', ''),
    );
    return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

function queries(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const names = [...(schema ? fieldsOf(schema) : []), 'x', '__proto__', 'a[]', 'toString'];
  const pair = fc.tuple(fc.constantFrom(...names), anything);
  const hostile = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.map(([name, value]) => [name, asText(value)]));
  const sound = schema ? valuesFor(schema).map((value) => Object.entries(value as object)) : fc.constant([]);
  return fc
    .oneof(hostile, sound)
    .map((pairs) =>
      pairs.length === 0
        ? ''
        : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`).join('&')}`,
    );
}

const HEADER_NAMES = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
  'range',
  'origin',
  'user-agent',
  'x-forwarded-for',
  'stripe-signature',
  'expect-ct',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
  'x-http-method-override',
];

const otherHeaders = fc.dictionary(
  fc.constantFrom(...HEADER_NAMES),
  fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('*', 'W/"1"', 't=1,v1=00', 'bytes=0-', 'fit30_browser=%00', ';;;=', 'x'.repeat(5_000)),
    fc.constantFrom('0', '-1', '1e3', '1.5', '9007199254740993', '1.0.0', 'name Zm9v,name !', 'partial', 'DELETE'),
  ),
  { maxKeys: 3 },
);

const CONTENT_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'text/plain',
  '',
];

const oddType = fc.constantFrom(...CONTENT_TYPES).map((type) => ({ 'content-type': type }));

const headers = fc
  .tuple(otherHeaders, fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddType }))
  .map(([others, type]) => ({ ...others, ...type }));

/** For a route that takes no body, or a part of a film. A mail program that ends reminders sends the second of these. */
const unasked: fc.Arbitrary<HostileRequest['body']> = fc.oneof(
  fc.constantFrom(undefined, 'List-Unsubscribe=One-Click', '--x\r\n\r\n\r\n--x--', '{}', '{', '[]', 'null', '\u0000'),
  fc.nat({ max: 1_200 }).map((length) => Buffer.alloc(length, 7)),
);

/** Fields with something else in them, or left out. */
function changesOf(schema: z.ZodType, minLength: number): fc.Arbitrary<object> {
  const names = [...fieldsOf(schema), 'userId', 'isAdmin'];
  const change = fc.tuple(fc.constantFrom(...names), fc.option(anything, { nil: undefined }));
  return fc.array(change, { minLength, maxLength: 3 }).map((changes) => Object.fromEntries(changes));
}

function bodies(schema: z.ZodType): fc.Arbitrary<string | Buffer> {
  const sound = valuesFor(schema);
  const changed = fc
    .tuple(sound, changesOf(schema, 1))
    .map(([value, changes]) => ({ ...(value as object), ...changes }));
  const text = fc
    .oneof({ weight: 3, arbitrary: sound }, { weight: 5, arbitrary: changed }, anything)
    .map((value) => JSON.stringify(value) ?? '');
  return fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: broken(text) });
}

/** What no program that writes JSON would send. */
function broken(text: fc.Arbitrary<string>): fc.Arbitrary<string | Buffer> {
  const cut = fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % (whole.length + 1)));
  const twice = text.map((whole) => whole.replace(/^\{(.*)\}$/s, '{$1,$1}'));
  const spoilt = fc.tuple(text, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 3 })).map(([whole, at, bytes]) => {
    const buffer = Buffer.from(whole);
    buffer.set(bytes.subarray(0, buffer.length), at % Math.max(1, buffer.length - bytes.length));
    return buffer;
  });
  const fixed = fc.constantFrom(
    '['.repeat(10_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    '1e999999',
    `-${'9'.repeat(5_000)}`,
    '"\\u0000"',
    '"\\ud800"',
    '{"__proto__": {"isAdmin": true}}',
    '\ufeff{}',
    '{}{}',
    '',
  );
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  return fc.oneof(
    cut,
    twice,
    spoilt.filter((buffer) => buffer.length > 0),
    fixed,
    bytes,
  );
}
