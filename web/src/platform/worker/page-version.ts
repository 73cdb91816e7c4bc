/** Which build this page is of; none where the app is developed. */
export const pageVersion = document.querySelector<HTMLMetaElement>('meta[name="archway-version"]')?.content;
