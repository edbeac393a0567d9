/** True when the text is empty in both languages. */
export const isBlank = ({ zh, en }: { zh: string; en: string }): boolean => zh === '' && en === '';
