import { useState } from 'react';

/** Prints the page; `title` is proposed as the name of the PDF. An app's own browser may have no printing. */
export function usePrint() {
  const [hasFailed, setFailed] = useState(false);
  const print = (title = document.title) => {
    const before = document.title;
    document.title = title;
    try {
      window.print();
      setFailed(false);
    } catch {
      setFailed(true);
    }
    document.title = before;
  };
  return { print, hasFailed };
}
