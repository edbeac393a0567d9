/** Days after the end of a task in which its file can be fetched. Most files name people, and can be made again. */
const FILE_DAYS = 30;
/** The same of files that hold everybody's data, or all of one person. */
const shorter: Readonly<Record<string, number>> = { 'conference.export': 7, 'privacy.export': 7 };
/** Days after the end of a task of this kind in which its file can be fetched. */
export const taskFileDays = (kind: string): number => shorter[kind] ?? FILE_DAYS;
