/** Topic of the fan-out between processes: accounts with a changed inbox, as ids separated by spaces. */
export const inboxTopic = 'inbox';
