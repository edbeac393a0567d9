import type { HomeContent } from '@meetingapp/contract/home-console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { useT } from '../../../lib/texts.ts';

/** What something on the plan is called: its number and who stands there, or what it is. */
export function useAreaName(
  { levels, exhibitors }: Pick<HomeContent, 'levels' | 'exhibitors'>,
  language: Language,
): (place: FloorPlace) => string {
  const t = useT('homeConsole');
  const say = (text: Bilingual | undefined) => text?.[language] || text?.zh || '';
  return ({ level, area: at }) => {
    const area = levels[level]?.areas[at];
    if (!area) return '';
    const who =
      area.kind === 'booth' ? exhibitors.find(({ booth }) => booth !== '' && booth === area.label)?.name : undefined;
    const name = [area.label, say(who) || say(area.name)].filter((part) => part !== '').join(' ');
    return name || `${t(`kinds.${area.kind}`)} ${at + 1}`;
  };
}
