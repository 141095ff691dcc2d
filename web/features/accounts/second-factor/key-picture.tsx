import { encode } from 'uqr';
import { m } from '#src/i18n/paraglide/messages.js';

/** As wide as readers ask for, in squares. */
const border = 4;

/** The key as a picture (QR code) for an app on another device. It is drawn here, so that the key goes nowhere. */
export function KeyPicture({ uri }: { uri: string }) {
  const { size, data } = encode(uri, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.second_factor_picture()}
      shapeRendering="crispEdges"
      className="size-52 max-w-full justify-self-center rounded-field"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
