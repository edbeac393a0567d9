import { useState } from 'react';

interface Failure {
  msg: string;
  faults: readonly { field: string; text: string }[];
}
type Faults = Readonly<Record<string, string>>;

export const noFaults: Faults = {};

interface ShownFaults {
  /** The text of a field, without the name of its part of the body. */
  of: (field: string) => string | undefined;
  /** The text of the first field whose name begins so, such as of a list. */
  within: (beginning: string) => string | undefined;
  /** A refusal that concerns no field; '' when there is none. */
  other: string;
  /** Shows these instead of what was shown. */
  show: (faults: Faults) => void;
  take: (failure: Failure) => void;
}

/** Texts of invalid fields of one part of a body (`exhibitor`), as a form shows them. */
export function useFaults(part: string): ShownFaults {
  const [faults, setFaults] = useState(noFaults);
  const [other, setOther] = useState('');
  const show = (shown: Faults): void => {
    setFaults(shown);
    setOther('');
  };
  return {
    of: (field) => faults[field],
    within: (beginning) => Object.entries(faults).find(([field]) => field.startsWith(beginning))?.[1],
    other,
    show,
    take: (failure) => {
      const prefix = `${part}.`;
      show(Object.fromEntries(failure.faults.map(({ field, text }) => [field.replace(prefix, ''), text])));
      if (failure.faults.length === 0) setOther(failure.msg);
    },
  };
}
