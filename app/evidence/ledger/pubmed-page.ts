/** PubMed's page of a paper. */
export const pubmedPage = (pmid: string) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
