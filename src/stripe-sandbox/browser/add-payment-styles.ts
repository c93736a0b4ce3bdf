import sheet from './stripe-shim.css?inline';

/** A style sheet made by script passes `style-src 'self'`; a style element would not. */
export function addPaymentStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
}
