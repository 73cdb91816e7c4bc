/** Whether a text can be an id at all: nobody needs to be asked for one that cannot. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
