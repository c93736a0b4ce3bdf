import type { CompiledQuery, Kysely } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import type { Database } from './schema.ts';

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`A prepared query may not look at its value "${this.name}"`);
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

export type PreparedQuery<Values, Row> = (db: Kysely<Database>, values: Values) => Promise<Row[]>;

/**
 * Compiled once per engine: building a query costs several times what SQLite needs to run it. `build` sees placeholders
 * instead of values: no `if`, no spread, no list of varying length, no text made of them.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): PreparedQuery<Values, Row> {
  const preparedByEngine = new Map<Engine, Prepared<Row>>();

  function preparedFor(db: Kysely<Database>): Prepared<Row> {
    const engine = engineOf(db);
    const known = preparedByEngine.get(engine);
    if (known) return known;
    const compiled = build(db, placeholders<Values>()).compile();
    const prepared = { compiled, fillIn: filler(compiled.parameters) };
    preparedByEngine.set(engine, prepared);
    return prepared;
  }

  return async (db, values) => {
    const { compiled, fillIn } = preparedFor(db);
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: fillIn(values) });
    return rows;
  };
}

interface Prepared<Row> {
  compiled: CompiledQuery<Row>;
  fillIn: (values: object) => unknown[];
}

function placeholders<Values extends object>(): Values {
  return new Proxy({} as Values, {
    get: (_target, name) => new Placeholder(String(name)),
    has: refuse,
    ownKeys: refuse,
  });
}

function refuse(): never {
  throw new TypeError('A prepared query may not list its values: name each of them');
}

function filler(parameters: readonly unknown[]): (values: object) => unknown[] {
  const parts = parameters.map((parameter) =>
    parameter instanceof Placeholder ? { name: parameter.name } : { value: parameter },
  );
  return (values) => parts.map((part) => (part.name === undefined ? part.value : namedValue(values, part.name)));
}

function namedValue(values: object, name: string): unknown {
  const value = values[name as keyof typeof values];
  if (value === undefined) throw new TypeError(`The query needs a value for "${name}"`);
  return value;
}
