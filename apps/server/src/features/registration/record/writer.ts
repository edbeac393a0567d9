/** Actor in the history of what is done at the desk: a member of staff, or a guest at the door. */
export const deskActor = (staffId: number | null): string => (staffId === null ? 'guest' : `staff:${staffId}`);
