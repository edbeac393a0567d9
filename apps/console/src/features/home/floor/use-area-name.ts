import type { HomeContent } from '@meetingapp/contract/home/console.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Name of an area: its number with the exhibitor, or its kind. */
export function useAreaName(
  { levels, exhibitors }: Pick<HomeContent, 'levels' | 'exhibitors'>,
  language: Language,
): (place: FloorPlace) => string {
  const t = useT('homeConsole');
  const say = (text: Bilingual | undefined) => pickLanguage(text, language);
  return ({ level, area: at }) => {
    const area = levels[level]?.areas[at];
    if (!area) return '';
    const who =
      area.kind === 'booth' ? exhibitors.find(({ booth }) => booth !== '' && booth === area.label)?.name : undefined;
    const name = [area.label, say(who) || say(area.name)].filter((part) => part !== '').join(' ');
    return name || `${t(`kinds.${area.kind}`)} ${at + 1}`;
  };
}
