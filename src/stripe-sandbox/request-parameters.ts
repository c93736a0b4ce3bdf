import { z } from 'zod';
import { invalidParameters, invalidRequest } from './stripe-error.ts';

/** What a form body holds once its brackets are resolved: text, lists and nested objects of them. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormParameters = Record<string, FormValue>;

/** Only names that the installed SDK can send, so that the sandbox never takes what Stripe would refuse. */
export type ParameterShape<Parameters> = { [Name in keyof Parameters]?: z.ZodType };

export const WholeNumberSchema = z
  .string()
  .regex(/^-?\d{1,15}$/, 'must be a whole number')
  .transform(Number);
export const FlagSchema = z.enum(['true', 'false']).transform((flag) => flag === 'true');
export const MetadataSchema = z.record(z.string(), z.string()).default({});
export const ExpandSchema = z.array(z.string()).default([]);

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads `a[b][0][c]=v`, the form encoding of Stripe's API. */
export function parseForm(encoded: string): FormParameters {
  const root: FormParameters = {};
  for (const [name, value] of new URLSearchParams(encoded)) place(root, name, value);
  return withLists(root) as FormParameters;
}

/** Checks parameters against a schema; a refusal is worded as Stripe words it. */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  parameters: FormParameters,
): z.output<Schema> {
  const parsed = schema.safeParse(parameters);
  if (!parsed.success) throw invalidParameters(parsed.error);
  return parsed.data;
}

function place(root: FormParameters, name: string, value: string): void {
  const path = name.replaceAll(']', '').split('[');
  const last = path.pop() ?? '';
  let parent = root;
  for (const part of path) {
    refuseForbidden(part);
    const child = parent[part] ?? {};
    if (typeof child === 'string' || Array.isArray(child)) throw invalidRequest('Invalid form body.', { param: part });
    parent[part] = child;
    parent = child;
  }
  refuseForbidden(last);
  parent[last === '' ? String(Object.keys(parent).length) : last] = value;
}

function refuseForbidden(name: string): void {
  if (FORBIDDEN_NAMES.has(name)) throw invalidRequest('Invalid parameter name.', { param: name });
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, child]) => [name, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}
