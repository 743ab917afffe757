-- Version 4: seconds to answer what somebody else does; NULL for as many as one likes.
ALTER TABLE games ADD COLUMN answer_seconds INTEGER;
