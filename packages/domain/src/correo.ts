/** What an e-mail is made of; nothing says that it exists. */
export const CORREO = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
