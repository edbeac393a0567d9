import type { BodyOf } from '@meetingapp/contract/call.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { sponsorConsoleCalls as calls, type SponsorLevel } from '@meetingapp/contract/exhibition/sponsor.ts';
import { logoPlaces } from '@meetingapp/domain/exhibition/views.ts';
import { App, Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { noFaults, useFaults } from '../parts/use-faults.ts';

type Input = BodyOf<typeof calls.saveLevel>['sponsorLevel'];

interface LevelDialogProps {
  level: SponsorLevel | null;
  /** Position of a new level. */
  next: number;
  close: () => void;
}

/** A level of sponsors: its name, its order, and where its logos show. */
export function LevelDialog({ level, next, close }: LevelDialogProps) {
  const t = useT('exhibitionConsole');
  const c = useT('console');
  const cid = useCid();
  const { modal } = App.useApp();
  const mayWrite = useRole(roles.setUp);
  const refreshes = [calls.sponsors];
  const save = useChange(calls.saveLevel, { refreshes, said: c('saved'), quiet: true });
  const remove = useChange(calls.removeLevel, { refreshes });
  const faults = useFaults('sponsorLevel');
  const [value, setValue] = useState<Input>({
    id: level?.id ?? null,
    seen: level?.version ?? null,
    name: level?.name ?? { zh: '', en: '' },
    position: level?.position ?? Math.min(99, next),
    places: level?.places ?? ['home'],
  });
  const set = (part: Partial<Input>) => setValue({ ...value, ...part });

  async function submit() {
    if (value.name.zh.trim() === '' && value.name.en.trim() === '')
      return faults.show({ ...noFaults, name: t('sponsors.nameMissing') });
    const outcome = await save.change({ cid, sponsorLevel: value });
    if (outcome.ok) return close();
    faults.take(outcome.failure);
  }
  async function removeNow() {
    if (!level) return;
    const sure = await modal.confirm({
      title: t('sponsors.remove'),
      content: t('sponsors.removeSure'),
      okText: t('sponsors.remove'),
    });
    if (sure && (await remove.change({ cid, levelId: level.id })).ok) close();
  }
  return (
    <EntryDialog
      title={t(level ? 'sponsors.edit' : 'sponsors.add')}
      values={value}
      mayWrite={mayWrite}
      save={{ label: t('sponsors.save'), busy: save.busy, run: submit }}
      remove={level && { label: t('sponsors.remove'), busy: remove.busy, run: removeNow }}
      fault={faults.other}
      close={close}
    >
      <BilingualField
        label={t('sponsors.levelName')}
        maxLength={20}
        value={value.name}
        disabled={!mayWrite}
        onChange={(name) => set({ name })}
        fault={faults.of('name')}
      />
      <Field label={t('sponsors.position')} hint={t('sponsors.positionHint')} fault={faults.of('position')}>
        <InputNumber
          aria-label={t('sponsors.position')}
          min={1}
          max={99}
          precision={0}
          disabled={!mayWrite}
          value={value.position}
          onChange={(position) => set({ position: position ?? 1 })}
        />
      </Field>
      <Field label={t('sponsors.where')}>
        <Checkbox.Group
          disabled={!mayWrite}
          value={value.places}
          onChange={(places) => set({ places: logoPlaces.filter((place) => places.includes(place)) })}
          options={logoPlaces.map((place) => ({ value: place, label: t(`sponsors.places.${place}`) }))}
        />
      </Field>
    </EntryDialog>
  );
}
