import type { ComponentType } from 'react';
import { Ridge } from './Ridge.tsx';

/** Drawings that stand where the organiser gave no picture; they take their colours from the skin. */
export const arts = { ridge: Ridge } as const satisfies Record<string, ComponentType>;
export type ArtName = keyof typeof arts;
