import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that zod writes. */
interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

const MOST_ITEMS = 5;
const LONGEST_TEXT = 60;

/** Values that fit what a route takes, most of the time: rules that no schema can say are left to chance. */
export function valuesFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** The names of the fields that a route takes. */
export function fieldsOf(schema: z.ZodType): string[] {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [written, ...(written.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
}

function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf) return arbitraryOf(Object.assign({}, ...schema.allOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })));
  return ofType(schema);
}

/** How far numbers go where the schema sets no limit. */
const FAR = 1_000_000;

function rangeOf({ minimum, maximum }: JsonSchema): { min: number; max: number } {
  const min = minimum ?? Math.min(-FAR, (maximum ?? 0) - FAR);
  return { min, max: maximum ?? Math.max(FAR, min + FAR) };
}

function ofType(schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
      });
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue();
  }
}

function texts({ format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)), unit: 'grapheme' });
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object') return known;
  const others = fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(additionalProperties), { maxKeys: 3 });
  return fc.tuple(others, known).map(([more, fixed]) => ({ ...more, ...fixed }));
}
