import { roles } from '@meetingapp/contract/call.ts';
import { extraConsoleCalls as calls } from '@meetingapp/contract/exhibition/extra.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** How exhibitors pay: they read it beside an order that is not paid. */
export function Paying({ paying }: { paying: Bilingual }) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.money);
  const [value, setValue] = useState(paying);
  const save = useChange(calls.savePaying, { refreshes: [calls.extras], said: c('saved') });
  const same = value.zh === paying.zh && value.en === paying.en;
  return (
    <section className="exh-part">
      <h2>{t('services.paying')}</h2>
      <BilingualField
        label={t('services.payingText')}
        rows={3}
        maxLength={300}
        value={value}
        disabled={!mayWrite}
        onChange={setValue}
      />
      <span className="row">
        <ActButton
          lacks={{ onlyView: !mayWrite, nothingChanged: same }}
          loading={save.busy}
          onClick={() => void save.change({ cid, paying: value })}
        >
          {t('form.save')}
        </ActButton>
      </span>
    </section>
  );
}
