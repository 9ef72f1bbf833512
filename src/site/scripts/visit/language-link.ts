/**
 * Makes the link to the Nepali page stand out where the browser prefers Nepali (requirement 20.12). Nothing is chosen
 * for the visitor, and nothing moves: only the address decides the language.
 */
if (navigator.languages[0]?.startsWith('ne'))
  for (const link of document.querySelectorAll('.language-link[lang="ne"]'))
    link.classList.add('is-preferred');
