import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { headText, type PageTexts } from '../layout/head/head-text';
import { type PageContext, PageHead } from '../layout/head/page-head';
import { taxiService } from '../layout/head/taxi-service';
import { RideBar } from '../layout/ride-bar';
import { SiteLayout } from '../layout/site-layout';
import { HomeScreen } from '../marketing/home/home-screen';
import type { BookingCode } from '../marketing/home/sections/booking-code';
import type { PictureNodes } from '../marketing/home/sections/pictures';
import { site } from '../site';

const HomePage = ({ data, pageContext }: PageProps<{ pictures: PictureNodes }, { code: BookingCode }>) => (
  <SiteLayout bar={<RideBar />}>
    <HomeScreen pictures={data.pictures} code={pageContext.code} />
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
    ) {
      edges { node { ns data language } }
    }
    pictures: allFile(filter: { sourceInstanceName: { eq: "pictures" }, relativeDirectory: { eq: $language } }) {
      nodes {
        name
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 264
            formats: [AVIF, WEBP]
            outputPixelDensities: [1, 2]
            placeholder: NONE
          )
        }
      }
    }
  }
`;
