import ts from 'typescript';

/** For tests: compares JSON values with the TypeScript types of the installed SDK, so with its exact API version. */
export function createTypedValueCheck(file: string, interfaceName: string) {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const moduleSymbol = source && checker.getSymbolAtLocation(source);
  const exported = moduleSymbol && checker.getExportsOfModule(moduleSymbol).find(({ name }) => name === interfaceName);
  if (exported === undefined) throw new Error(`${file} exports no ${interfaceName}`);
  const members = checker.getDeclaredTypeOfSymbol(exported);

  /** What is wrong with `value` as the interface's member `name`, one line for each problem. */
  return (name: string, value: unknown): string[] => {
    const member = members.getProperty(name);
    if (member === undefined) return [`${interfaceName} has no member ${name}`];
    return problemsOf(checker, value, checker.getTypeOfSymbol(member), name);
  };
}

function problemsOf(checker: ts.TypeChecker, value: unknown, type: ts.Type, path: string): string[] {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
  if (type.isUnion()) return problemsInUnion(checker, value, type, path);
  if (value === null) return type.flags & ts.TypeFlags.Null ? [] : [`${path}: null is not allowed`];
  if (typeof value === 'object') return problemsInObject(checker, value, type, path);
  return isPrimitive(value, type) ? [] : [`${path}: ${typeof value} does not fit ${checker.typeToString(type)}`];
}

function isPrimitive(value: unknown, type: ts.Type): boolean {
  if (type.isStringLiteral()) return value === type.value;
  if (type.flags & ts.TypeFlags.StringLike) return typeof value === 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return typeof value === 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return typeof value === 'boolean';
  return false;
}

/**
 * The SDK writes an open list of words as `'a' | 'b' | (string & {})`. Its open half is passed over: the sandbox says
 * only words that Stripe documents.
 */
function problemsInUnion(checker: ts.TypeChecker, value: unknown, type: ts.UnionType, path: string): string[] {
  const named = membersNamedBy(checker, value, type);
  const attempts = named.map((member) => problemsOf(checker, value, member, path));
  if (attempts.some((problems) => problems.length === 0)) return [];
  attempts.sort((first, second) => first.length - second.length);
  return attempts[0] ?? [`${path}: no member of the union fits`];
}

/** Of many shapes told apart by `type`, as events are, only the one that the value names. */
function membersNamedBy(checker: ts.TypeChecker, value: unknown, type: ts.UnionType): ts.Type[] {
  if (typeof value !== 'object' || value === null || !('type' in value)) return type.types;
  const named = type.types.filter((member) => {
    const discriminant = member.getProperty('type');
    const literal = discriminant && checker.getTypeOfSymbol(discriminant);
    return literal?.isStringLiteral() && literal.value === value.type;
  });
  return named.length > 0 ? named : type.types;
}

function problemsInObject(checker: ts.TypeChecker, value: object, type: ts.Type, path: string): string[] {
  if (checker.isArrayType(type)) return problemsInList(checker, value, type, path);
  if (Array.isArray(value)) return [`${path}: a list does not fit ${checker.typeToString(type)}`];
  const fields = new Map(Object.entries(value));
  const anyField = checker.getIndexInfosOfType(type)[0]?.type;
  const declared = checker.getPropertiesOfType(type);
  const names = new Set(declared.map(({ name }) => name));
  const undeclared = [...fields].filter(([name]) => !names.has(name));
  return [
    ...declared.flatMap((property) => problemsInProperty(checker, fields, property, path)),
    ...undeclared.flatMap(([name, field]) =>
      anyField ? problemsOf(checker, field, anyField, `${path}.${name}`) : [`${path}.${name}: unknown`],
    ),
  ];
}

function problemsInProperty(
  checker: ts.TypeChecker,
  fields: ReadonlyMap<string, unknown>,
  property: ts.Symbol,
  path: string,
): string[] {
  if (fields.has(property.name)) {
    return problemsOf(
      checker,
      fields.get(property.name),
      checker.getTypeOfSymbol(property),
      `${path}.${property.name}`,
    );
  }
  return property.flags & ts.SymbolFlags.Optional ? [] : [`${path}.${property.name}: missing`];
}

function problemsInList(checker: ts.TypeChecker, value: object, type: ts.Type, path: string): string[] {
  const entryType = checker.getTypeArguments(type as ts.TypeReference)[0];
  if (!Array.isArray(value) || entryType === undefined) return [`${path}: not a list`];
  return value.flatMap((entry, index) => problemsOf(checker, entry, entryType, `${path}[${index}]`));
}
