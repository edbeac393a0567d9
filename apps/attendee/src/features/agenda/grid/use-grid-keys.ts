import type { KeyboardEvent } from 'react';

const sideways: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const upAndDown: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const centre = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** Arrow keys move between sessions: within a hall, or to the session at about that time in the next hall. */
export function useGridKeys() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const here = document.activeElement?.closest('.ag-cell');
      const hall = here?.closest('section');
      if (!here || !hall) return;
      const cells = (of: Element): HTMLElement[] => [...of.querySelectorAll<HTMLElement>('.ag-cell')];
      const down = upAndDown[event.key];
      const side = sideways[event.key];
      let next: HTMLElement | undefined;
      if (down) next = cells(hall)[cells(hall).indexOf(here as HTMLElement) + down];
      if (side) {
        const halls = [...event.currentTarget.querySelectorAll('section')];
        const beside = halls[halls.indexOf(hall) + side];
        const far = (cell: HTMLElement): number => Math.abs(centre(cell) - centre(here));
        next = beside && cells(beside).sort((one, other) => far(one) - far(other))[0];
      }
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
  };
}
