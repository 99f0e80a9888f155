import type { ReactNode } from 'react';

export type FlagCode = 'cl' | 'ar' | 'pe' | 've' | 'co' | 'bo' | 'ec' | 'py' | 'uy' | 'ht' | 'br';

const bands = (colors: readonly string[], heights: readonly number[]): ReactNode =>
  colors.map((color, i) => {
    const y = heights.slice(0, i).reduce((sum, height) => sum + height, 0);
    return <path key={`${color}${y}`} fill={color} d={`M0 ${y}h18v${heights[i]}H0z`} />;
  });

const star = (cx: number, cy: number, r: number, fill: string): ReactNode => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    const radius = i % 2 === 0 ? r : r * 0.382;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return <path key={`star${cx}${cy}`} fill={fill} d={`M${points.join('L')}z`} />;
};

const ARC = [
  [5.5, 7.6],
  [6.3, 6.4],
  [7.4, 5.6],
  [8.5, 5.2],
  [9.5, 5.2],
  [10.6, 5.6],
  [11.7, 6.4],
  [12.5, 7.6],
] as const;

/** Drawn in an 18 by 12 box; what cannot be seen at that size (coats of arms) is a plain mark. */
const FLAGS: Record<FlagCode, ReactNode> = {
  cl: [
    <path key="w" fill="#fff" d="M0 0h18v6H0z" />,
    <path key="r" fill="#d52b1e" d="M0 6h18v6H0z" />,
    <path key="b" fill="#0039a6" d="M0 0h6v6H0z" />,
    star(3, 3.1, 1.9, '#fff'),
  ],
  ar: [bands(['#74acdf', '#fff', '#74acdf'], [4, 4, 4]), <circle key="sun" cx="9" cy="6" r="1.3" fill="#f6b40e" />],
  pe: [<path key="r" fill="#d91023" d="M0 0h6v12H0zM12 0h6v12h-6z" />, <path key="w" fill="#fff" d="M6 0h6v12H6z" />],
  ve: [bands(['#fcd116', '#00247d', '#cf142b'], [4, 4, 4]), ARC.map(([x, y]) => star(x, y, 0.62, '#fff'))],
  co: bands(['#fcd116', '#003893', '#ce1126'], [6, 3, 3]),
  bo: [bands(['#d52b1e', '#f9e300', '#007934'], [4, 4, 4]), <circle key="arms" cx="9" cy="6" r="1" fill="#8a6d3b" />],
  ec: [
    bands(['#ffdd00', '#034ea2', '#ed1c24'], [6, 3, 3]),
    <ellipse key="arms" cx="9" cy="6" rx="1.3" ry="1.9" fill="#7a5c2e" />,
  ],
  py: [
    bands(['#d52b1e', '#fff', '#0038a8'], [4, 4, 4]),
    <circle key="arms" cx="9" cy="6" r="1.1" fill="none" stroke="#3a7a3a" strokeWidth="0.6" />,
  ],
  uy: [
    <path key="w" fill="#fff" d="M0 0h18v12H0z" />,
    <path key="b" fill="#0038a8" d="M0 1.33h18v1.34H0zM0 4h18v1.33H0zM0 6.67h18V8H0zM0 9.33h18v1.34H0z" />,
    <path key="c" fill="#fff" d="M0 0h7v6.67H0z" />,
    <circle key="sun" cx="3.5" cy="3.33" r="1.7" fill="#fcd116" />,
  ],
  ht: [bands(['#00209f', '#d21034'], [6, 6]), <path key="arms" fill="#fff" d="M7 4.2h4v3.6H7z" />],
  br: [
    <path key="g" fill="#009b3a" d="M0 0h18v12H0z" />,
    <path key="y" fill="#fedf00" d="M9 1.3 16.4 6 9 10.7 1.6 6z" />,
    <circle key="b" cx="9" cy="6" r="2.4" fill="#002776" />,
  ],
};

/** A flag beside the nationality's word: decoration only, drawn here because no third party is asked for it (§7). */
export function Flag({ code }: { code: FlagCode }) {
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" focusable="false">
      {FLAGS[code]}
      <rect
        x="0.25"
        y="0.25"
        width="17.5"
        height="11.5"
        fill="none"
        stroke="#0c1013"
        strokeOpacity="0.18"
        strokeWidth="0.5"
      />
    </svg>
  );
}
