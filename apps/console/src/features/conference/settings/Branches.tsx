import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import type { ConferenceBranch } from '@meetingapp/contract/conference/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp, plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import type { SectionProps } from './section-props.ts';

const fresh = { title: { zh: '', en: '' }, size: null as number | null };

/** Branches of which a person chooses one. Each is saved separately, because its places may be taken concurrently. */
export function Branches({ cid, read, disabled }: SectionProps) {
  const t = useT('conferenceConsole');
  const order = useChange(calls.orderBranches, { refreshes: [calls.settings] });
  const { branches } = read;
  const ids = branches.map(({ id }) => id);
  function move(at: number, by: number) {
    const next = [...ids];
    const [one] = next.splice(at, 1);
    if (one !== undefined) next.splice(at + by, 0, one);
    void order.change({ cid, branchIds: next });
  }
  return (
    <>
      {branches.length === 0 && <p className="quiet">{t('branch.none')}</p>}
      {branches.map((branch, at) => (
        <BranchRow
          key={`${branch.id} ${branch.title.zh} ${branch.title.en} ${branch.size}`}
          cid={cid}
          branch={branch}
          place={at + 1}
          disabled={disabled || order.busy}
          up={at > 0 ? () => move(at, -1) : null}
          down={at < ids.length - 1 ? () => move(at, 1) : null}
        />
      ))}
      {!disabled && <BranchRow key={`new ${ids.length}`} cid={cid} branch={null} place={ids.length + 1} />}
    </>
  );
}

interface BranchRowProps {
  cid: number;
  /** Null: a new branch. */
  branch: ConferenceBranch | null;
  place: number;
  disabled?: boolean;
  up?: (() => void) | null;
  down?: (() => void) | null;
}

function BranchRow({ cid, branch, place, disabled = false, up, down }: BranchRowProps) {
  const t = useT('conferenceConsole');
  const save = useChange(calls.saveBranch, { refreshes: [calls.settings], said: t('state.done') });
  const remove = useChange(calls.removeBranch, { refreshes: [calls.settings] });
  const [title, setTitle] = useState(branch?.title ?? fresh.title);
  const [size, setSize] = useState(branch ? branch.size : fresh.size);
  const saved = branch ?? fresh;
  const c = useT('console');
  const changed = title.zh !== saved.title.zh || title.en !== saved.title.en || size !== saved.size;
  const whyGrey = !changed
    ? branch
      ? c('why.nothingChanged')
      : c('why.nameMissing')
    : title.zh.trim() === ''
      ? c('why.nameMissing')
      : '';
  const put = () => {
    if (!disabled && whyGrey === '' && !save.busy) void save.change({ cid, branchId: branch?.id ?? null, title, size });
  };
  return (
    <div className="branch-row" role="group" aria-label={t('branch.name', { place })}>
      <BilingualInput
        label={t('branch.title')}
        maxLength={120}
        disabled={disabled}
        value={title}
        onChange={setTitle}
        onEnter={put}
      />
      <InputNumber
        min={0}
        precision={0}
        aria-label={t('branch.size')}
        placeholder={t('branch.unlimited')}
        disabled={disabled}
        value={size}
        onChange={setSize}
      />
      <span className="small quiet nowrap">{branch && t('branch.taken', { count: branch.taken })}</span>
      <ActButton
        size="small"
        why={whyGrey}
        loading={save.busy}
        icon={branch ? undefined : <Icon icon={plus} />}
        onClick={put}
      >
        {t(branch ? 'branch.save' : 'branch.add')}
      </ActButton>
      {branch && (
        <span className="row">
          {[
            { name: t('branch.up'), icon: chevronUp, act: up },
            { name: t('branch.down'), icon: chevronDown, act: down },
            {
              name: t('branch.remove'),
              icon: trash2,
              act: () => void remove.change({ cid, branchId: branch.id }),
            },
          ].map(({ name, icon, act }) => (
            <ActButton
              key={name}
              type="text"
              size="small"
              lacks={{ onlyView: disabled, [name === t('branch.up') ? 'first' : 'last']: !act }}
              aria-label={`${name} ${title.zh}`}
              title={name}
              icon={<Icon icon={icon} />}
              onClick={() => act?.()}
            />
          ))}
        </span>
      )}
    </div>
  );
}
