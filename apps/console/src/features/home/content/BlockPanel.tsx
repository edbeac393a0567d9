import type { HomeBlock } from '@meetingapp/domain/home/blocks.ts';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { EditorFormProps } from '../parts/editor-form-props.ts';
import { BannersForm } from './BannersForm.tsx';
import { FactsForm } from './FactsForm.tsx';
import { NewsForm } from './NewsForm.tsx';
import { RoomsForm } from './RoomsForm.tsx';
import { SponsorsForm } from './SponsorsForm.tsx';
import { TilesForm } from './TilesForm.tsx';

const forms: Partial<Record<HomeBlock, ComponentType<EditorFormProps>>> = {
  banner: BannersForm,
  tiles: TilesForm,
  news: NewsForm,
  newsLead: NewsForm,
  newsTopics: NewsForm,
  sponsors: SponsorsForm,
  facts: FactsForm,
  player: RoomsForm,
  rooms: RoomsForm,
};

/** Page of the console on which a block's content is kept, where it is not here. */
const kept = {
  ticker: 'notices',
  notices: 'notices',
  alert: 'notices',
  faculty: 'people',
  nowNext: 'programme',
  countdown: 'settings',
} as const satisfies Partial<Record<HomeBlock, string>>;

const isKept = (block: HomeBlock): block is keyof typeof kept => block in kept;

/** What a block shows: its form, or where its content comes from. */
export function BlockPanel({ block, toVenue, ...form }: EditorFormProps & { block: HomeBlock; toVenue: () => void }) {
  const t = useT('homeConsole');
  const cid = useCid();
  const Form = forms[block];
  return (
    <section className="panel" aria-label={t(`block.${block}`)}>
      <h2>{t(`block.${block}`)}</h2>
      {Form && <Form {...form} />}
      {isKept(block) && (
        <p className="quiet-2">
          {t(`keptIn.${kept[block]}`)}{' '}
          <Link to={address(kept[block], { cid })} className="link">
            {t('toKept')}
          </Link>
        </p>
      )}
      {(block === 'map' || block === 'mapLine' || block === 'exhibitors') && (
        <p className="quiet-2">
          {t('keptIn.venue')}{' '}
          <button type="button" className="link" onClick={toVenue}>
            {t('toKept')}
          </button>
        </p>
      )}
      {block === 'bar' && <p className="quiet-2">{t('keptIn.bar')}</p>}
    </section>
  );
}
