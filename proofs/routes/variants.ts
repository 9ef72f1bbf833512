/** Ways to write a path that a guard might take for another one and a router for the same. */
export const variants: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.replace('/', '//').replace(/(.)\//, '$1//'),
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `/x/..${path}`,
  (path) => `/api/user/login/../../..${path}`,
  (path) => `/api/user/login%2f..%2f..%2f..${path}`,
  (path) => `/.${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace('api', 'Api'),
  (path) => path.replace(/[a-z]/, encodedLetter),
  (path) => path.replace(/[a-z](?=[^/]*$)/, encodedLetter),
  (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => encodedLetter(letter).replace('%', '%25')),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path};a=b`,
  (path) => `${path};/api/user/login`,
  (path) => `${path}?access=open&_method=GET`,
  (path) => `${path}.json`,
  (path) => `${path}%2f`,
  (path) => `http://evil.example${path}`,
  (path) => `/ne${path}`,
];

const encodedLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
