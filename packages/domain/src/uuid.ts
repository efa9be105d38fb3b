/** The shape of ids that browsers and the database draw: a UUID in small letters. */
export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
