import { useDraft } from './use-draft.ts';

/** What somebody typed into a form of antd and has not saved survives a reload: spread it into the `Form`, forget it when saved. */
export function useFormDraft<Fields extends object>(key: string, saved: Fields) {
  const draft = useDraft<Fields>(key, saved);
  return {
    forget: draft.forget,
    form: {
      initialValues: draft.value,
      onValuesChange: (_changed: unknown, all: Fields) => draft.set({ ...saved, ...all }),
    },
  };
}
