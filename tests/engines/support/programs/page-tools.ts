// Runs in each document after page-clock.ts: reports what no page may cause, and finds elements as a person names them.
(() => {
  /** A page that is left while it loads breaks off its requests; Firefox tells it so. */
  const LEFT = /error loading dynamically imported module|Unable to preload CSS/;
  const FINDINGS = '/api/of-tests/findings';
  const send = fetch.bind(window);
  /** A frame of no origin asks for nothing: its page reports for it. */
  const report = (finding: string) =>
    origin === 'null' && parent !== window
      ? parent.postMessage({ finding }, '*')
      : void send(FINDINGS, { method: 'POST', body: finding, keepalive: true }).catch(() => undefined);
  addEventListener('message', ({ data }) => {
    if (data?.finding) report(`in the frame: ${data.finding}`);
  });

  // What does not load is seen where it is answered, and by the policy: here, a page that was left would report it, too.
  addEventListener('error', ({ error, message }) => report(`script error: ${error?.stack ?? message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const complain = console.error;
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!LEFT.test(text)) report(`console error: ${text}`);
    complain(...words);
  };

  const ROLES: Record<string, string> = {
    button: 'button, input[type=submit], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea',
    spinbutton: 'input[type=number]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    dialog: 'dialog, [role=alertdialog]',
    region: 'section[aria-label], section[aria-labelledby]',
    main: 'main',
  };
  const flat = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen.
  const seen = (element: Element) => (element as HTMLElement).innerText;
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[inert], [aria-hidden=true]');
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    const said = node.getAttribute('aria-label');
    if (said) return said;
    const isBlock = !getComputedStyle(node).display.startsWith('inline');
    const inside = [...node.childNodes].map(textOf).join('');
    return isBlock ? ` ${inside} ` : inside;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0) return flat(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const said = element.getAttribute('aria-label');
    if (said) return flat(said);
    const { labels } = element as HTMLInputElement;
    if (labels && labels.length > 0) return flat([...labels].map(textOf).join(' '));
    return flat(textOf(element)) || flat(element.getAttribute('title') ?? element.getAttribute('placeholder'));
  };
  interface Named {
    role: string;
    name?: string;
    pattern?: string;
    isIn?: Named;
  }
  const isNamed = (element: Element, { name, pattern }: Named) =>
    (name === undefined || nameOf(element) === name) &&
    (pattern === undefined || new RegExp(pattern, 'i').test(nameOf(element)));
  /** The whole page is within what names nothing. */
  const all = (named: Named): Element[] => {
    const scopes: ParentNode[] = named.isIn ? all(named.isIn) : [document];
    const selector = [`[role=${named.role}]`, ROLES[named.role]].filter(Boolean).join(', ');
    return scopes
      .flatMap((scope) => [...scope.querySelectorAll(selector)])
      .filter((element) => isReachable(element) && isNamed(element, named));
  };
  const places = new WeakMap<Element, string>();
  /** Where it stood at the last look: a sheet that still slides in is pressed beside. */
  const isStill = (element: Element) => {
    const { x, y, width } = element.getBoundingClientRect();
    const place = `${x} ${y} ${width}`;
    const wasThere = places.get(element) === place;
    places.set(element, place);
    return wasThere;
  };
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  let pressed: { handle: Element; seen: Set<string> } | undefined;
  const PRESS = ['pointerdown', 'click'];
  /** Sees to it that what is about to be pressed is what gets the press. */
  const expectPress = (handle: Element) => {
    const seen = new Set<string>();
    pressed = { handle, seen };
    for (const type of PRESS)
      handle.addEventListener(type, () => seen.add(type), { capture: true, once: true, passive: true });
    return handle;
  };
  /** A box whose picture is its label is reached by the label; any other by itself: in the middle of a label a link may be. */
  const handleOf = (element: Element) => {
    const { labels, type } = element as HTMLInputElement;
    const label = type === 'radio' || type === 'checkbox' ? labels?.[0] : undefined;
    return label && isShown(label) && !(isShown(element) && isOnTop(element)) ? label : element;
  };
  const isReachable = (element: Element) =>
    isShown(element) || (handleOf(element) !== element && isShown(handleOf(element)));

  Object.assign(window, {
    pageTools: {
      count: (named: Named) => all(named).length,
      toPress(named: Named) {
        const [found] = all(named).filter(
          (element) => !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
        );
        if (!found) return null;
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const handle = handleOf(found);
        handle.scrollIntoView({ block: 'center', behavior: 'instant' });
        return isStill(handle) && isOnTop(handle) ? expectPress(handle) : null;
      },
      /** False where something slid in between, or a new picture of the page came between down and up. */
      wasPressed() {
        if (!pressed) return true;
        const { handle, seen } = pressed;
        return seen.has('click') || (seen.has('pointerdown') && !handle.isConnected);
      },
      toFill(named: Named) {
        const [found] = all(named) as HTMLInputElement[];
        if (!found) return null;
        found.focus();
        found.select();
        return found;
      },
      textOf: (named: Named) => all(named).map((element) => flat(seen(element))),
      isChecked: (named: Named) =>
        all(named).some(
          (element) => (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true',
        ),
      value: (named: Named) => (all(named)[0] as HTMLInputElement | undefined)?.value,
      text: () => flat(document.body && seen(document.body)),
    },
  });
})();
