import { useDraft } from './use-draft.ts';

/** Unsaved input of an antd form that survives a reload: spread it into the `Form`, call `forget` after saving. */
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
