/** The bar with the price steps back while another way to buy is in sight. */
export function watchPriceBar(): void {
  const bar = document.querySelector('[data-price-bar]');
  if (!bar) return;
  const inSight = new Set<Element>();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    bar.toggleAttribute('data-resting', inSight.size > 0);
  });
  for (const link of document.querySelectorAll('[data-buy] a')) if (!bar.contains(link)) watch.observe(link);
}
