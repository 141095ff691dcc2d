import { encode } from 'fast-png';

/** 16 shades: half the size of 256, and letters look the same. */
const depth = 4;

/** A gray picture, one byte a pixel, rows `stride` bytes apart, as PNG. */
export function grayPng(
  pixels: Uint8Array,
  { width, height, stride }: { width: number; height: number; stride: number },
): Uint8Array {
  const rowBytes = Math.ceil(width / 2);
  const data = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = (pixels[y * stride + x] ?? 0) >> (8 - depth);
      const at = y * rowBytes + (x >> 1);
      data[at] = (data[at] ?? 0) | (x % 2 === 0 ? shade << depth : shade);
    }
  }
  return encode({ width, height, channels: 1, depth, data }, { zlib: { level: 6 } });
}
