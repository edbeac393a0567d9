import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda/programme.ts';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { ItemGate } from '../../../shared/programme/ItemGate.tsx';
import type { Back } from '../../../shared/programme/ItemGate.tsx';
import { tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

export interface PersonProps {
  programme: Programme;
  expert: ProgrammeExpert;
  back: Back;
}

/** Loads the person named in the address. */
export function PersonGate({ pid, children }: { pid: string; children: (props: PersonProps) => ReactNode }) {
  const t = useT('people');
  return (
    <ItemGate
      kind="expert"
      id={pid}
      find={(programme, number) => tablesOf(programme).experts.get(number)}
      list="personList"
      gone={{ icon: userRound, title: t('gone'), text: t('goneText'), toList: t('toList') }}
    >
      {(programme, expert, back) => children({ programme, expert, back })}
    </ItemGate>
  );
}
