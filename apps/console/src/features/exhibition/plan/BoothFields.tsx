import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import {
  areaOf,
  halvesOf,
  listPrice,
  overlap,
  type BoothLevel,
  type PlannedBooth,
} from '@meetingapp/domain/exhibition/booth-plan.ts';
import { Button, Input } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Plan, PlanDraft } from './use-plan-draft.ts';

interface BoothFieldsProps {
  draft: PlanDraft;
  booth: PlannedBooth;
  /** As it was read; undefined: new. */
  known: Plan['levels'][number]['booths'][number] | undefined;
  level: BoothLevel;
  fault: string | undefined;
  currency: string;
}

/** The chosen booth: its number, area and list price, who has it, and what can be done with it. */
export function BoothFields({ draft, booth, known, level, fault, currency }: BoothFieldsProps) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const { chosen } = draft;
  const area = areaOf(booth, level);
  const price = listPrice(booth, level, currency);
  const taken = known !== undefined && known.state !== 'free';
  const over = draft.booths.find((one) => one !== booth && one.level === booth.level && overlap(one, booth));
  return (
    <>
      <Field label={t('editor.label')} fault={fault}>
        <Input
          aria-label={t('editor.label')}
          maxLength={12}
          value={booth.label}
          onChange={({ target }) => draft.set(chosen, { label: target.value }, 'label')}
        />
      </Field>
      <dl className="exh-facts">
        {area !== null && (
          <div>
            <dt>{t('editor.size')}</dt>
            <dd>{t('editor.area', { area })}</dd>
          </div>
        )}
        <div>
          <dt>{t('editor.price')}</dt>
          <dd>{price === null ? t('editor.priceNone') : amountText(price, currency, true)}</dd>
        </div>
      </dl>
      {over && (
        <p className="exh-fault" role="status">
          {t('editor.overlap', { label: over.label })}
        </p>
      )}
      {taken && (
        <p className="small">
          <b>
            {t('editor.taken', { state: t(`states.${known.state}`), name: pickLanguage(known.exhibitor, language) })}
          </b>
          <br />
          {t('editor.takenText')}
        </p>
      )}
      <span className="row">
        {(['across', 'down'] as const).map((how) => (
          <ActButton
            key={how}
            why={halvesOf(booth, how) === null ? t('editor.tooSmall') : ''}
            onClick={() => draft.split(chosen, how)}
          >
            {t(`editor.${how}`)}
          </ActButton>
        ))}
        {!taken && (
          <Button danger type="text" onClick={() => draft.remove(chosen)}>
            {t('editor.remove')}
          </Button>
        )}
      </span>
    </>
  );
}
