import type { Layout } from '@meetingapp/contract/layout.ts';

/** A white page of this size with nothing on it. */
export const blankPage = (
  unit: Layout['unit'],
  { width, height }: Pick<Layout, 'width' | 'height'>,
): Omit<Layout, 'fields'> & { fields: [] } => ({
  unit,
  width,
  height,
  paper: '#ffffff',
  frame: 'none',
  frameColour: '#000000',
  background: '',
  fields: [],
});
