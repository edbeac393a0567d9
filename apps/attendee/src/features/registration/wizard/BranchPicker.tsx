import type { Branch } from '@meetingapp/contract/registration/wizard.ts';
import { FieldShell } from '@meetingapp/ui/forms/FieldShell.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { check, chevronDown, x } from '@meetingapp/ui/icons/icons.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { BranchFieldProps } from './BranchField.tsx';
import { BranchPlaces } from './BranchPlaces.tsx';
import './branch.css';

/** A field: a tap opens the list, the cross clears the choice. */
export function BranchPicker({ branches, chosen, onChoose, error }: BranchFieldProps) {
  const t = useT('registration');
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldShell
        label={chosen ? t('sign.bra') : t('sign.placebranch')}
        required
        error={error}
        valid={chosen !== null}
        filled={chosen !== null}
        className="picker"
        trailing={
          chosen ? (
            <span className="branch-clear">
              <IconButton icon={x} size="s" label={t('branch.clear')} onClick={() => onChoose(null)} />
            </span>
          ) : (
            <Icon icon={chevronDown} size="s" />
          )
        }
      >
        {(control, labelId) => (
          <button
            {...control}
            type="button"
            className="in"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${labelId} ${control.id}`}
            onClick={() => setOpen(true)}
          >
            {chosen?.cfgTitle}
          </button>
        )}
      </FieldShell>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('branch.title')} closeLabel={t('branch.close')} flush>
        <ul className="branches">
          {branches.map((branch) => (
            <li key={branch.cfgId}>
              <BranchRow
                branch={branch}
                chosen={branch.cfgId === chosen?.cfgId}
                onChoose={() => {
                  onChoose(branch);
                  setOpen(false);
                }}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

function BranchRow({ branch, chosen, onChoose }: { branch: Branch; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className="branch" aria-current={chosen || undefined} onClick={onChoose}>
      <span className="grow">{branch.cfgTitle}</span>
      <BranchPlaces branch={branch} />
      {chosen && <Icon icon={check} size="s" />}
    </button>
  );
}
