import type { ComparedPlace } from '#src/features/comparison/comparison.schema.ts';

/** A provision as people name it: its number and the heading that it stands under; '' where it has neither. */
export const placeName = ({ number, heading }: ComparedPlace) => [number, heading].filter(Boolean).join(' ');
