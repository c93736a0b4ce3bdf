import { createElement, type SVGProps } from 'react';

/** An icon as its library keeps it. */
interface IconShape {
  name: string;
  /** Of the square it is drawn in. */
  size: number;
  node: readonly (readonly [string, Record<string, string>])[];
  aliases?: readonly unknown[];
}

type DrawnIconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Draws an icon as the library does, without what this product never asks of it; the build puts it in the library's
 * place. Every first load is lighter by it.
 */
export function drawnIcon({ name, size: side, node, aliases = [] }: IconShape) {
  const names = ['', `-${name}`, ...aliases.filter((alias) => typeof alias === 'string').map((alias) => `-${alias}`)];
  const ownClasses = names.map((end) => `lucide${end}`).join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = side, className, ...rest }: DrawnIconProps) => {
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${ownClasses} ${className}` : ownClasses,
        ...(!isNamed && { 'aria-hidden': true }),
        ...rest,
      },
      shapes,
    );
  };
}
