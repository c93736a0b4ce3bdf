import { asList } from './lists.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { invalidRequest } from './stripe-error.ts';

type StripeFields = Record<string, unknown>;

/** The object with the ids under `paths` ("payment_intent.latest_charge") replaced by the objects they name. */
export function expand<Body extends object>(context: SandboxContext, body: Body, paths: readonly string[]): Body {
  const expanded = structuredClone(body);
  for (const path of paths) expandPath(context, expanded as StripeFields, path.split('.'), path);
  return expanded;
}

function expandPath(context: SandboxContext, target: StripeFields, parts: string[], path: string): void {
  const [name, ...rest] = parts;
  if (name === undefined) return;
  if (name === 'line_items' && target.object === 'checkout.session') {
    target.line_items = lineItemsOf(context, String(target.id));
    return;
  }
  const value = target[name];
  if (value === null) return;
  if (value === undefined) throw cannotExpand(path);
  if (Array.isArray(value)) {
    for (const entry of value) expandPath(context, entry, rest, path);
    return;
  }
  const child = typeof value === 'string' ? objectWithId(context, value) : value;
  if (typeof child !== 'object') throw cannotExpand(path);
  target[name] = child;
  expandPath(context, child as StripeFields, rest, path);
}

function objectWithId({ records }: SandboxContext, id: string): object | undefined {
  switch (id.slice(0, id.indexOf('_'))) {
    case 'cus':
      return records.find('customer', id);
    case 'cs':
      return records.find('checkout.session', id);
    case 'pi':
      return records.find('payment_intent', id);
    case 'ch':
      return records.find('charge', id);
    case 'txn':
      return records.find('balance_transaction', id);
    default:
      return undefined;
  }
}

function lineItemsOf({ records }: SandboxContext, sessionId: string) {
  const lineItems = records.find('checkout_details', sessionId)?.lineItems ?? [];
  return asList(`/v1/checkout/sessions/${sessionId}/line_items`, lineItems);
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand[0]' });
}
