type Attributes = Readonly<Record<string, string>>;

/** One element with its attributes and children. Styles come from classes only, as a strict page demands. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/** An outline icon on a 24 grid, for the eye only. */
export function createIcon(paths: readonly string[]): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'sandbox-pay-icon');
  for (const outline of paths) {
    const path = document.createElementNS(namespace, 'path');
    path.setAttribute('d', outline);
    icon.append(path);
  }
  return icon;
}

let lastNumber = 0;

/** An id that nothing else on the page has. */
export function uniqueId(name: string): string {
  lastNumber += 1;
  return `sandbox-pay-${name}-${lastNumber}`;
}
