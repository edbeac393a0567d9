import type { Clash } from '@meetingapp/domain/agenda/clashes.ts';
import { createContext, useContext } from 'react';
import type { Draft } from '../data.ts';
import type { Placed } from '../view.ts';
import type { Editor } from '../draft/use-editor.ts';

/** The pane beside the grid, as named in the address. */
export type SidePaneTarget =
  | { kind: 'session' | 'talk'; id: number | null }
  | { kind: 'release' | 'setup'; id?: never };

/** State and actions shared by the parts of the editor. */
export interface Desk {
  cid: number;
  draft: Draft;
  placed: readonly Placed[];
  clashes: readonly Clash[];
  editor: Editor;
  mayChange: boolean;
  day: string;
  open: (beside: SidePaneTarget | null) => void;
  expertName: (id: number) => string;
  hallName: (id: number | null) => string;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of the programme editor');
  return desk;
}
