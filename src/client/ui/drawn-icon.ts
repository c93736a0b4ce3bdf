import { createElement, type SVGProps } from 'react';

interface IconShape {
  name: string;
  size: number;
  node: readonly (readonly [string, Record<string, string>])[];
  aliases?: readonly unknown[];
}

type DrawnIconProps = SVGProps<SVGSVGElement> & { size?: number };

/** A smaller stand-in for the library's icon component, substituted by the build. */
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
