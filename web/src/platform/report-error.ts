/** The one place where an unexpected failure is told to whoever looks into the browser's console. */
export const reportError = (error: unknown) => console.error(error);
