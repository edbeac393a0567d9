import { contrast } from '@meetingapp/ui/styles/brand-colours.ts';
import { theme as antd } from 'antd';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

const token = antd.getDesignToken(theme);

it.each([
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryActive',
  'colorLink',
  'colorLinkHover',
  'colorLinkActive',
  'colorError',
  'colorErrorHover',
  'colorErrorActive',
  'colorErrorText',
  'colorErrorTextHover',
  'colorErrorTextActive',
] as const)('%s is legible on white, also under the pointer', (name) => {
  expect(contrast(token[name], '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
