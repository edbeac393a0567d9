import { DEFAULT_BRAND, contrast, inkOn, mixed } from '@meetingapp/ui/styles/brand-colours.ts';
import type { CSSProperties } from 'react';
import type { Template } from './template.ts';

type Hsl = readonly [hue: number, saturation: number, lightness: number];

const hexadecimal = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

function toHsl(colour: string): Hsl | null {
  const found = hexadecimal.exec(colour);
  if (!found) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, span] = [(most + least) / 2, most - least];
  if (span === 0) return [0, 0, light];
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return [sixth * 60, span / (1 - Math.abs(2 * light - 1)), light];
}

function toHex([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (n: number): string => {
    const at = (n + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** Rotates the hue by `degrees`; greys and near-greys stay unchanged, so that a sun stays yellow. */
export function turnHue(colour: string, degrees: number): string {
  const hsl = toHsl(colour);
  if (!hsl) return colour;
  return toHex([(hsl[0] + degrees + 360) % 360, hsl[1], hsl[2]]);
}

/** Art colours that follow the conference's hue; a6 to a8 are lights and paper. */
const turning = ['a1', 'a2', 'a3', 'a4', 'a5'] as const;

/** The requested colour if it is readable on the background, else white, else black; white or black always is. */
function onColour(ground: string, wish: string | undefined): string {
  return [wish ?? '#ffffff', '#ffffff'].find((ink) => contrast(ink, ground) >= READABLE) ?? '#000000';
}

const READABLE = 4.5;
/** Token defaults, for skins that leave them out. */
const plain = { ground: '#f3f6f5', surface: '#ffffff' };

/** Colours derived from a conference's own colour: ink, deep and soft for this skin's backgrounds, and the art in its hue. */
function ownColours({ skin, scheme }: Look, brand: string): Record<string, string> {
  const { ground = plain.ground, surface = plain.surface } = skin;
  const dark = scheme === 'dark';
  const soft = dark ? mixed(brand, ground, 0.8) : mixed(brand, '#ffffff', 0.87);
  const ink = inkOn(brand, [ground, surface, soft], scheme ?? 'light');
  const colours: Record<string, string> = {
    '--brand': brand,
    '--brand-ink': ink,
    '--brand-deep': dark ? mixed(brand, '#000000', 0.85) : mixed(ink, '#000000', 0.3),
    '--brand-soft': soft,
    '--on-lead': onColour(brand, skin['on-lead']),
  };
  const [from, to] = [toHsl(skin.brand), toHsl(brand)];
  if (from && to)
    for (const name of turning) {
      const colour = skin[name];
      if (colour) colours[`--${name}`] = turnHue(colour, to[0] - from[0]);
    }
  return colours;
}

type Look = Pick<Template, 'skin' | 'scheme'>;

/**
 * CSS variables of a home, in this order: the template's skin; the conference's own colour, if any, with what is derived from it;
 * colours that staff set manually. `on-lead` is text on the brand colour, `on-brand` text on filled buttons, which use ink.
 */
export function skinVariables(look: Look, brand: string, own: Readonly<Record<string, string>>): CSSProperties {
  const { skin, scheme } = look;
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(skin)) variables[`--${name}`] = value;
  variables['--on-lead'] = onColour(skin.brand, skin['on-lead']);
  const chosen = brand.toLowerCase();
  if (chosen !== DEFAULT_BRAND.toLowerCase() && chosen !== skin.brand.toLowerCase())
    Object.assign(variables, ownColours(look, brand));
  variables['--brand-fill'] = 'var(--brand-ink)';
  variables['--on-brand'] = scheme === 'dark' ? 'var(--ground)' : '#ffffff';
  for (const [name, value] of Object.entries(own)) if (/^[a-z][a-z0-9-]*$/.test(name)) variables[`--${name}`] = value;
  return variables as CSSProperties;
}
