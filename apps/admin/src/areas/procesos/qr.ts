import { encode } from 'uqr';

/** White modules around the code that the standard asks for. */
const QUIET = 4;

export type Qr = {
  /** Modules on each side, the quiet zone included. */
  size: number;
  /** One path of all dark modules, in modules. */
  path: string;
};

/** The QR of an address. Level M mends 15 % of damage: enough for a poster, with modules a phone reads from afar. */
export function qrOf(address: string): Qr {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}

/** As a file: black on white whatever the screen wears, 1 cm for every 4 modules or so when printed. */
export function qrSvg({ size, path }: Qr): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** The same as PNG of 1024 px or the next whole multiple of its modules, so that their edges stay sharp. */
export function qrPng({ size, path }: Qr): Promise<Blob | null> {
  const scale = Math.ceil(1024 / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
