import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { headText, type PageContext, PageHead, type PageTexts } from '../layout/head/page-head';
import { taxiService } from '../layout/head/taxi-service';
import { SiteLayout } from '../layout/site-layout';
import type { HomeContext, PhotoNodes } from '../marketing/home/home-facts';
import { HomeScreen } from '../marketing/home/home-screen';
import type { PictureNodes } from '../marketing/home/sections/product-picture';
import { site } from '../site';

const HomePage = ({ data, pageContext }: PageProps<{ pictures: PictureNodes; photos: PhotoNodes }, HomeContext>) => (
  <SiteLayout>
    <HomeScreen pictures={data.pictures} photos={data.photos} code={pageContext.code} home={pageContext.home} />
  </SiteLayout>
);
export default HomePage;

export const Head = (page: HeadProps<PageTexts, PageContext>) => {
  const description = headText(page.data, 'home', 'description');
  const { language } = page.pageContext;
  const priceKind = headText(page.data, 'price', `name.${site.price.kind}`);
  return (
    <PageHead
      page={page}
      title={headText(page.data, 'home', 'title')}
      description={description}
      things={(found) => [taxiService({ ...found, language, description, priceKind })]}
    />
  );
};

export const query = graphql`
  query ($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "errors", "session", "home", "price", "status"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      edges { node { ns data language } }
    }
    pictures: allFile(
      filter: { sourceInstanceName: { eq: "pictures" }, relativeDirectory: { eq: $language } }
      sort: { name: ASC }
    ) {
      nodes {
        name
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 264
            formats: [WEBP]
            outputPixelDensities: [1, 2]
            placeholder: NONE
          )
        }
      }
    }
    photos: allFile(filter: { sourceInstanceName: { eq: "pictures" }, relativeDirectory: { eq: "own" } }) {
      nodes {
        base
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 800, 1200]
            sizes: "(max-width: 900px) 100vw, 50vw"
            aspectRatio: 1.2
            transformOptions: { fit: COVER, cropFocus: ATTENTION }
            formats: [AVIF, WEBP]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
