/** What a person is at a conference, as badge and door know it. The order is part of the ticket code: new roles go to the end. */
export const ticketRoles = ['attendee', 'speaker', 'chair', 'faculty', 'staff', 'exhibitor', 'press', 'guest'] as const;
export type TicketRole = (typeof ticketRoles)[number];

export const isTicketRole = (role: string): role is TicketRole => (ticketRoles as readonly string[]).includes(role);
