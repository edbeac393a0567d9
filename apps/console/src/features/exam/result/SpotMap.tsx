import type { SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { SpotMarks } from '@meetingapp/contract/exam/result.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { RegionPicture } from '../item/RegionShape.tsx';
import { percentOf } from '../view.ts';

interface Props {
  question: Extract<SimpleQuestion, { kind: 'spot' }>;
  marks: SpotMarks;
}

const WHOLE = 10_000;
/** Pixels of the dot of one person, and of the largest. */
const SMALL = 8;
const LARGE = 26;

const ninthNames = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'] as const;

/** Where people marked a picture, over it with its regions, and the same as a table. */
export function SpotMap({ question: { picture, regions }, marks }: Props) {
  const t = useT('examConsole');
  const i = useT('examItem');
  const language = useLanguage();
  const { people, unmarked, points, ninths } = marks;
  const rows = [
    ...regions.map((region, at) => ({
      name: i('region', { number: at + 1 }),
      share: `${region.percent}%`,
      count: marks.regions[at] ?? 0,
    })),
    ...ninthNames.flatMap((name, at) => {
      const count = ninths[at] ?? 0;
      return count === 0 ? [] : [{ name: t('spots.outside', { where: t(`spots.${name}`) }), share: '0%', count }];
    }),
    ...(unmarked === 0 ? [] : [{ name: t('spots.unmarked'), share: '0%', count: unmarked }]),
  ];
  return (
    <figure className="exam-spots">
      <div role="img" aria-label={t('spots.label', { count: people - unmarked })}>
        <RegionPicture picture={picture} regions={regions} alt={pickLanguage(picture.alt, language)}>
          {points.map(({ x, y, count }) => {
            const size = Math.min(LARGE, SMALL * Math.sqrt(count));
            return (
              <i
                key={`${x},${y}`}
                aria-hidden="true"
                title={count > 1 ? String(count) : undefined}
                style={{ left: `${(100 * x) / WHOLE}%`, top: `${(100 * y) / WHOLE}%`, width: size, height: size }}
              />
            );
          })}
        </RegionPicture>
      </div>
      <figcaption className="small quiet">{t('spots.legend')}</figcaption>
      <table className="exam-spot-table">
        <caption className="exam-unseen">{t('spots.label', { count: people - unmarked })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('spots.place')}</th>
            <th scope="col">{t('spots.share')}</th>
            <th scope="col">{t('answered')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, share, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share}</td>
              <td>{t('chosen', { count, percent: percentOf(count, people) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
